import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {HeatCalculator} from '@site/src/features/radar/HeatCalculator';
import {HowHeatReads} from '@site/src/features/radar/HowHeatReads';
import {RadarWithList} from '@site/src/features/radar/RadarWithList';

export default function RadarPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('radar')}
      stage={<RadarWithList {...pageHead('radar')} />}
      callToAction={{
        title: 'See it with leads in your industry.',
        text: 'Follow a lead from signal to reply.',
        label: 'Open the demo',
        to: '/demo',
      }}
      description="See hot, warm, and cold leads as dots and as a list, filter them by heat, and see how a lead score from 0 to 100 adds up.">
      <Section
        id="calculator"
        title="How a score adds up."
        lead="Change the numbers to see the score.">
        <HeatCalculator />
      </Section>
      <Section id="explained" title="What hot means." isTight>
        <HowHeatReads />
      </Section>
    </PageTemplate>
  );
}
