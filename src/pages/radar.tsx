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
      subtitle="The hot-leads radar, drawn with fictional leads: filter it, open a lead, and work out where a score comes from."
      description="The hot-leads radar with its leads as dots and as a list, a filter by heat, and a calculator that shows how a lead score from 0 to 100 adds up.">
      <RadarWithList />
      <Section
        id="calculator"
        title="How heat is scored."
        lead="Start with fit and signals, then add what the lead does. Change the numbers and see the score.">
        <HeatCalculator />
      </Section>
      <Section id="explained" title="What hot means." isTight>
        <HowHeatReads />
      </Section>
    </PageTemplate>
  );
}
