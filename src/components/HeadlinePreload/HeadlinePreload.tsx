import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import assets from '@site/.generated/assets.json';

/**
 * Preloads the headline font, for pages whose headline is part of the look. On pages for reading, it would compete with
 * the text (plugins/wake).
 */
export function HeadlinePreload(): ReactNode {
  return (
    <Head>
      <link
        rel="preload"
        href={assets.headlineFont}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    </Head>
  );
}
