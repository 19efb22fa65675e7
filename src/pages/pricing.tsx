import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Fold} from '@site/src/components/Fold/Fold';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {SpotsMap} from '@site/src/components/SpotsMap/SpotsMap';
import {Stack} from '@site/src/components/Stack/Stack';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {campaign, spots, spotsText} from '@site/src/data/campaign';
import {pageHead} from '@site/src/data/pageHeads';
import {formatPrice, planNamed, plans, yearlySaving, type Plan} from '@site/src/data/plans';
import {pricingFaq} from '@site/src/data/pricingFaq';
import {standardPlanList} from '@site/src/data/standardPlans';
import {withCommas} from '@site/src/data/written';
import {VendorsSection} from '@site/src/features/comparison/VendorTable/VendorsSection';
import {Estimator} from '@site/src/features/pricing/Estimator/Estimator';
import {Faq} from '@site/src/features/pricing/Faq/Faq';
import {PlanComparison, TwoSets} from '@site/src/features/pricing/PlanComparison/PlanComparison';
import {BillingSwitch, Plans} from '@site/src/features/pricing/Plans/Plans';
import {WaitlistForm} from '@site/src/features/waitlist/WaitlistForm';
import {WaitlistProvider} from '@site/src/features/waitlist/WaitlistProvider';
import {softwareApplication} from '@site/src/domain/structuredData';
import styles from './pricing.module.css';

const monthly = (name: Plan['name']) => formatPrice(planNamed(name).price.monthly);

export default function PricingPage(): ReactNode {
  return (
    <WaitlistProvider>
      <PageTemplate
        {...pageHead('pricing')}
        question="What does it cost for my users and emails a month, and how do I buy Starter or Professional?"
        isCompact
        art={
          <SpotsMap {...spots} className={styles.spots}>
            {spotsText}
          </SpotsMap>
        }
        subtitle={`Founding members keep their price for as long as they stay on a founder plan. Annual billing saves ${yearlySaving}.`}
        description={`Compare Free, Pro at ${monthly('Pro')} a month, and Ultimate at ${monthly('Ultimate')} a month: every limit and feature, and what other tools charge.`}>
        <StructuredData data={[softwareApplication(brand, plans, standardPlanList)]} />
        <Section
          id="pricing"
          isTight
          title="Pick a plan and keep its price."
          titleSize="heading"
          aside={<BillingSwitch />}>
          <Plans />
        </Section>
        <Section id="compare-plans" isTight title="Compare every feature.">
          <div className={styles.compare}>
            <Fold summary="Compare the founder plans" isFramed>
              <PlanComparison set="founder" />
            </Fold>
            <TwoSets />
            <Stack line="above">
              <Disclosure summary="Compare the standard plans">
                <PlanComparison set="standard" />
              </Disclosure>
            </Stack>
          </div>
        </Section>
        <Section
          id="estimator"
          title="Find the cheapest founder plan that fits."
          lead="Enter three numbers to see your founder plan and its yearly cost. Not a founding member? Compare the standard plans above."
          isTight>
          <Estimator />
        </Section>
        <VendorsSection />
        <Section id="faq" title="Questions about pricing." isBeside isTight>
          <Faq entries={pricingFaq} />
        </Section>
        <Section
          id="waitlist"
          title="Reserve your founder price."
          lead={`Early access has ${withCommas(campaign.foundingMembers)} spots. We review applications within ${campaign.reviewHours} hours, and you pay nothing until yours is accepted.`}
          isBeside
          isTight>
          <WaitlistForm />
        </Section>
      </PageTemplate>
    </WaitlistProvider>
  );
}
