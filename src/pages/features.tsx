import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {FeatureRows, FurtherOffers} from '@site/src/features/feature-list/FeatureRows';
import {RiseArt} from '@site/src/features/feature-list/RiseArt';
import {SignatureFeatures} from '@site/src/features/feature-list/SignatureFeatures';

export default function FeaturesPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('features')}
      actions={
        <>
          <Button variant="primary" size="large" to="/demo">
            Open the demo
          </Button>
          <Button variant="secondary" size="large" to="/pricing#compare-plans">
            Compare plans
          </Button>
        </>
      }
      art={<RiseArt />}
      isArtWide
      subtitle="Ten features that take you from buying signal to reply."
      description="Ten features for B2B outreach: buying intent, inbox AI, hot lead alerts, warm-up, CRM sync, an API, and more."
      callToAction={{
        title: 'See it with leads in your industry.',
        text: 'Follow a lead from signal to reply.',
        label: 'Open the demo',
        to: '/demo',
      }}>
      <Section id="signature" title="A reason to write, and the right words." isTight>
        <SignatureFeatures />
      </Section>
      <Section id="all" title="Everything else you need to close." isTight>
        <FeatureRows />
      </Section>
      <Section id="further" title="Also good to know." isTight>
        <FurtherOffers />
      </Section>
    </PageTemplate>
  );
}
