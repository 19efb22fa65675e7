import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {HeadlinePreload} from '@site/src/components/HeadlinePreload/HeadlinePreload';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {organization, webSite} from '@site/src/domain/structuredData';
import type * as home from './_home/HomeSections';

export default function HomePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={brand.slogan} description={brand.tagline} />
      <HeadlinePreload />
      <StructuredData data={[organization(brand), webSite(brand)]} />
      <Sections />
    </Layout>
  );
}

/** An `import` would run the code of all sections before the header responds (plugins/selective-hydration). */
function Sections(): ReactNode {
  // oxlint-disable-next-line typescript/no-require-imports
  const {HomeSections} = require('./_home/HomeSections') as typeof home;
  return <HomeSections />;
}
