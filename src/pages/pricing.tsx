import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {lazySection} from '@site/src/components/LazySection/lazySection';
import {Section} from '@site/src/components/Section/Section';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {pageHead} from '@site/src/data/pageHeads';
import {formatPrice, planNamed, plans, yearlySaving, type Plan} from '@site/src/data/plans';
import {pricingFaq} from '@site/src/data/pricingFaq';
import {Estimator} from '@site/src/features/pricing/Estimator/Estimator';
import {Faq} from '@site/src/features/pricing/Faq/Faq';
import {PlanComparison} from '@site/src/features/pricing/PlanComparison/PlanComparison';
import {Plans} from '@site/src/features/pricing/Plans/Plans';
import {TwoSets} from '@site/src/features/pricing/TwoSets';
import {WaitlistForm} from '@site/src/features/waitlist/WaitlistForm';
import {WaitlistProvider} from '@site/src/features/waitlist/WaitlistProvider';
import {softwareApplication} from '@site/src/domain/structuredData';

const VendorsSection = lazySection(
  async () =>
    (await import('@site/src/features/comparison/VendorTable/VendorsSection')).VendorsSection,
);

const monthly = (name: Plan['name']) => formatPrice(planNamed(name).price.monthly);

export default function PricingPage(): ReactNode {
  return (
    <WaitlistProvider>
      <PageTemplate
        {...pageHead('pricing')}
        subtitle={`Three founder plans, priced for as long as you stay. Paying by the year saves ${yearlySaving}.`}
        description={`Founder plans for early access: Free, Pro at ${monthly('Pro')} a month and Ultimate at ${monthly('Ultimate')}, with leads, automations, users and yearly prices.`}>
        <StructuredData data={[softwareApplication(brand, plans)]} />
        <Section id="pricing" isTight title="Three plans, one founder price.">
          <Plans />
        </Section>
        <Section id="compare-plans" isTight title="Plan by plan.">
          <PlanComparison />
          <TwoSets />
        </Section>
        <Section
          id="estimator"
          title="Which plan fits?"
          lead="Three figures, the cheapest plan that takes them, and every sum on the way.">
          <Estimator />
        </Section>
        <VendorsSection />
        <Section id="faq" title="Asked about the founder plans.">
          <Faq entries={pricingFaq} />
        </Section>
        <Section
          id="waitlist"
          title="Reserve a founder price."
          lead={`The first ${campaign.foundingMembers.toLocaleString('en-US')} members keep the founder price for life. Applications are reviewed within ${campaign.reviewHours} hours.`}>
          <WaitlistForm />
        </Section>
      </PageTemplate>
    </WaitlistProvider>
  );
}
