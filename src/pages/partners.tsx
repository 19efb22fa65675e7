import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {claims, moreThan} from '@site/src/data/claims';
import {pageHead} from '@site/src/data/pageHeads';
import {shareOf, tierNamed} from '@site/src/data/partners';
import {EarningsCalculator} from '@site/src/features/company/EarningsCalculator';
import {PartnerApplication, PartnerTiers} from '@site/src/features/company/PartnerProgram';
import {capital} from '@site/src/lib/text';

const [affiliate, partner, premier] = [
  tierNamed('Affiliate'),
  tierNamed('Partner'),
  tierNamed('Premier'),
];

export default function PartnersPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('partners')}
      subtitle={`Refer customers and receive a share of what they pay, recurring and paid monthly. ${capital(moreThan(claims.partners))} partners do.`}
      description={`The partner programme in three tiers: Affiliate ${shareOf(affiliate)}, Partner ${shareOf(partner)} and Premier ${shareOf(premier)}, recurring and paid monthly, with the sums shown and how to apply.`}>
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
        lead={`From the founder plans' prices. At exactly ${partner.fromCustomers} and exactly ${premier.fromCustomers} customers the better tier counts.`}
        isTight>
        <EarningsCalculator />
      </Section>
      <Section id="apply" title="How to apply." isTight>
        <PartnerApplication />
      </Section>
    </PageTemplate>
  );
}
