import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {toScriptJson} from '@site/src/lib/text';

/** What the page is about, for search engines: https://schema.org in JSON-LD, a script each. */
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
