import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {lazySection} from '@site/src/components/LazySection/lazySection';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {Hero} from '@site/src/features/home/Hero/Hero';
import {Ticker} from '@site/src/features/home/Ticker/Ticker';
import {LiveActivity} from '@site/src/features/live-activity/LiveActivity';
import {WaitlistProvider} from '@site/src/features/waitlist/WaitlistProvider';
import {organization, webSite} from '@site/src/domain/structuredData';
import styles from './index.module.css';

const SalesBrowser = lazySection(
  async () => (await import('@site/src/features/home/SalesBrowser/SalesBrowser')).SalesBrowser,
);
const WhyChooseUs = lazySection(
  async () => (await import('@site/src/features/home/WhyChooseUs/WhyChooseUs')).WhyChooseUs,
);
const DemoSection = lazySection(
  async () => (await import('@site/src/features/demo/DemoSection')).DemoSection,
);
const FeatureBlocks = lazySection(
  async () => (await import('@site/src/features/home/FeatureBlocks/FeatureBlocks')).FeatureBlocks,
);
const ShortComparisonSection = lazySection(
  async () =>
    (await import('@site/src/features/comparison/ShortComparison/ShortComparisonSection'))
      .ShortComparisonSection,
);
const RadarSection = lazySection(
  async () => (await import('@site/src/features/radar/RadarSection')).RadarSection,
);
const LeadCounter = lazySection(
  async () => (await import('@site/src/features/home/LeadCounter/LeadCounter')).LeadCounter,
);
const PricingSection = lazySection(
  async () => (await import('@site/src/features/pricing/PricingSection')).PricingSection,
);
const VendorsSection = lazySection(
  async () =>
    (await import('@site/src/features/comparison/VendorTable/VendorsSection')).VendorsSection,
);
const Audiences = lazySection(
  async () => (await import('@site/src/features/home/Audiences/Audiences')).Audiences,
);

export default function HomePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={brand.slogan} description={brand.tagline} />
      <StructuredData data={[organization(brand), webSite(brand)]} />
      <WaitlistProvider>
        <main className={styles.main}>
          <Hero />
          <Ticker />
          <SalesBrowser />
          <WhyChooseUs />
          <DemoSection />
          <FeatureBlocks />
          <ShortComparisonSection />
          <RadarSection />
          <LeadCounter />
          <PricingSection />
          <VendorsSection />
          <Audiences />
        </main>
        <LiveActivity />
      </WaitlistProvider>
    </Layout>
  );
}
