import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {FeatureRows} from '@site/src/features/feature-list/FeatureRows';
import {FurtherOffers} from '@site/src/features/feature-list/FurtherOffers';
import {UniqueFeatures} from '@site/src/features/feature-list/UniqueFeatures';

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
        id="unique"
        title="Two that set it apart."
        lead="One tells you why to write now, the other helps you answer in your own voice."
        isTight>
        <UniqueFeatures />
      </Section>
      <Section
        id="all"
        title="Eight that carry the work."
        lead="“From” names the smallest founder plan that includes a feature."
        isTight>
        <FeatureRows />
      </Section>
      <Section id="further" title="Also good to know." isTight>
        <FurtherOffers />
      </Section>
    </PageTemplate>
  );
}
