import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {toScriptJson} from '@site/src/lib/text';

/** Schema.org data for search engines, as a JSON-LD script for each item. */
export function StructuredData({data}: {readonly data: readonly object[]}): ReactNode {
  return (
    <Head>
      {data.map((thing) => {
        const json = toScriptJson(thing);
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </Head>
  );
}
