import type {ReactNode} from 'react';

import {ClosingFew} from '@site/src/components/PageTemplate/ClosingArt';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {brand} from '@site/src/data/brand';
import {claimsSource} from '@site/src/data/claims';
import {companyStats} from '@site/src/data/company';
import {pageHead} from '@site/src/data/pageHeads';
import {Claims, Story, Values} from '@site/src/features/company/About';
import {NarrowArt} from '@site/src/features/company/NarrowArt';

export default function AboutPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('about')}
      question={`Is ${brand.name} legit or a scam, is it a real company, and who’s behind it?`}
      art={<NarrowArt />}
      isArtWide
      subtitle={`${brand.name} helps sales teams write to people who are ready to talk, and leave everyone else alone.`}
      description={`Why ${brand.name} exists, how it differs from tools that add more names and more emails, and the four values behind it.`}
      callToAction={{
        title: 'See it work in a minute.',
        text: 'Pick an industry and watch a lead warm up.',
        label: 'Open the demo',
        to: '/demo',
        art: ClosingFew,
      }}>
      <Section isTight>
        <StatRow stats={companyStats} source={claimsSource} />
      </Section>
      <Section id="story" title="Why we started." isBeside isTight>
        <Story />
      </Section>
      <Section id="values" title="What we stand for." isTight>
        <Values />
      </Section>
      <Section
        id="claims"
        title="How we count."
        lead="What each company figure on this site counts."
        isTight>
        <Claims />
      </Section>
    </PageTemplate>
  );
}
