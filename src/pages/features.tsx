import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {FeatureRows} from '@site/src/features/feature-list/FeatureRows';
import {FurtherOffers} from '@site/src/features/feature-list/FurtherOffers';
import {SignatureFeatures} from '@site/src/features/feature-list/SignatureFeatures';

export default function FeaturesPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('features')}
      subtitle="Find out who is about to buy, write to them about that, and know the minute one of them is ready to talk."
      description="Ten features for B2B outreach: buying-intent reading, an inbox AI in your tone, hot lead detection, warm-up, CRM sync, analytics, API and more."
      callToAction={{
        title: 'See it with leads of your own industry.',
        text: 'Pick one in the demo and watch a lead become a reply.',
        label: 'Open the demo',
        to: '/demo',
      }}>
      <Section
        id="signature"
        title="A reason to write, and the right words."
        lead="See why a company may be buying now, then reply in your own voice."
        isTight>
        <SignatureFeatures />
      </Section>
      <Section
        id="all"
        title="Everything else you need to close."
        lead="“From” is the smallest founder plan with the feature. Standard plans follow the same steps, from Starter to Enterprise."
        isTight>
        <FeatureRows />
      </Section>
      <Section id="further" title="Also good to know." isTight>
        <FurtherOffers />
      </Section>
    </PageTemplate>
  );
}
