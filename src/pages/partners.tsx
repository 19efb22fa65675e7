import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {EarningsCalculator} from '@site/src/features/company/EarningsCalculator';
import {PartnerApplication} from '@site/src/features/company/PartnerApplication/PartnerApplication';
import {PartnerTiers} from '@site/src/features/company/PartnerTiers';

export default function PartnersPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('partners')}
      subtitle="Refer customers and receive a share of what they pay, recurring and paid monthly. More than 500 partners do."
      description="The partner programme in three tiers: Affiliate 20%, Partner 25% and Premier 30%, recurring and paid monthly, with the sums shown and how to apply.">
      <Section
        id="tiers"
        title="Three tiers."
        lead="The number of customers you referred decides the tier."
        isTight>
        <PartnerTiers />
      </Section>
      <Section
        id="earnings"
        title="Work out your share."
        lead="From the founder plans' prices. At exactly 5 and exactly 20 customers the better tier counts."
        isTight>
        <EarningsCalculator />
      </Section>
      <Section id="apply" title="How to apply." isTight>
        <PartnerApplication />
      </Section>
    </PageTemplate>
  );
}
