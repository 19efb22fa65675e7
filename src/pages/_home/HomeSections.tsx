import type {CSSProperties, ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Parts} from '@site/src/components/Parts/Parts';
import {ShortComparisonSection} from '@site/src/features/comparison/ShortComparison/ShortComparison';
import {VendorsSection} from '@site/src/features/comparison/VendorTable/VendorsSection';
import {Audiences} from '@site/src/features/home/Audiences/Audiences';
import {FeatureBlocks} from '@site/src/features/home/FeatureBlocks/FeatureBlocks';
import {Hero} from '@site/src/features/home/Hero/Hero';
import {LeadCounter} from '@site/src/features/home/LeadCounter/LeadCounter';
import {SalesBrowser} from '@site/src/features/home/SalesBrowser/SalesBrowser';
import {Ticker} from '@site/src/features/home/Ticker/Ticker';
import {WhyChooseUs} from '@site/src/features/home/WhyChooseUs/WhyChooseUs';
import {LiveActivity} from '@site/src/features/live-activity/LiveActivity';
import {PricingSection} from '@site/src/features/pricing/PricingSection';
import {RadarSection} from '@site/src/features/radar/RadarSection';
import {WaitlistProvider} from '@site/src/features/waitlist/WaitlistProvider';
import {DemoSection} from '@site/src/features/demo/Demo';

/** Eleven sections follow each other: less air between them than on a page of three. */
const sectionSpace = {'--section': 'clamp(2.25rem, 5vw, 5rem)'} as CSSProperties;

/** The content of the home page. */
export function HomeSections(): ReactNode {
  return (
    <WaitlistProvider>
      <main style={sectionSpace}>
        <Parts>
          <Hero />
          <Ticker />
          <BuiltHtml id="home-reasons">
            {process.env.HYDRATE_CLIENT_ENTRY ? null : <Reasons />}
          </BuiltHtml>
          <DemoSection />
          <FeatureBlocks />
          <BuiltHtml id="home-comparison">
            {process.env.HYDRATE_CLIENT_ENTRY ? null : <ShortComparisonSection />}
          </BuiltHtml>
          <RadarSection />
          <LeadCounter />
          <PricingSection />
          <VendorsSection isShort />
          <Audiences />
        </Parts>
      </main>
      <LiveActivity />
    </WaitlistProvider>
  );
}

function Reasons(): ReactNode {
  return (
    <>
      <SalesBrowser />
      <WhyChooseUs />
    </>
  );
}
