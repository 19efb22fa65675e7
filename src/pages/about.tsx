import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {brand} from '@site/src/data/brand';
import {claimsAsOf, claimsSource} from '@site/src/data/claims';
import {companyStats} from '@site/src/data/company';
import {pageHead} from '@site/src/data/pageHeads';
import {Claims, Story, Values} from '@site/src/features/company/About';

export default function AboutPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('about')}
      subtitle={`${brand.name} helps sales teams write to the people who are ready to talk, and leave the others in peace.`}
      description={`Why ${brand.name} exists, what it does differently from tools that answer with more names and more emails, and the four values it is built on.`}
      callToAction={{
        title: 'See what it does in a minute.',
        text: 'Pick an industry and watch a lead warm up.',
      }}>
      <Section isTight>
        <StatRow stats={companyStats} source={claimsSource} />
      </Section>
      <Section id="story" title="How it started." isTight>
        <Story />
      </Section>
      <Section id="values" title="Four things we hold to." isTight>
        <Values />
      </Section>
      <Section
        id="claims"
        title="How we count."
        lead={`The company figures on this site, as of ${claimsAsOf}, and what each one counts.`}
        isTight>
        <Claims />
      </Section>
    </PageTemplate>
  );
}
