import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {MessagePage} from '@site/src/components/MessagePage/MessagePage';
import {KeptPages} from '@site/src/features/help/offline/KeptPages';

/** The offline worker leads here instead of to a page that isn't on the device. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Offline" />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <MessagePage
        badge="Offline"
        title="This page isn’t on your device."
        text="You can read the help pages that you’ve kept. To read others, connect to the internet.">
        <KeptPages />
      </MessagePage>
    </Layout>
  );
}
