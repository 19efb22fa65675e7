import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {CallToActionBox} from '@site/src/components/PageTemplate/PageTemplate';
import {brand} from '@site/src/data/brand';
import {getStartedTo} from '@site/src/data/navigation';
import {Hero} from '@site/src/features/home/Hero/Hero';
import {lazySection} from '@site/src/components/LazySection/lazySection';

const HowItWorks = lazySection(
  async () => (await import('@site/src/features/home/HowItWorks/HowItWorks')).HowItWorks,
);
const HeatBands = lazySection(
  async () => (await import('@site/src/features/home/HeatBands/HeatBands')).HeatBands,
);

export default function HomePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Know who is ready before you write" description={brand.tagline} />
      <main>
        <Hero />
        <HowItWorks />
        <HeatBands />
        <CallToActionBox
          title="Keep the founder price for life."
          text="The first 1,000 members do. Applications are reviewed within 24 hours."
          to={getStartedTo}
        />
      </main>
    </Layout>
  );
}
