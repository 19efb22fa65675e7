import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {SourceNote} from '@site/src/components/StatTile/StatTile';
import {claims, claimsSource, moreThan} from '@site/src/data/claims';
import {pageHead} from '@site/src/data/pageHeads';
import {shareOf, tierNamed} from '@site/src/data/partners';
import {EarningsCalculator} from '@site/src/features/company/EarningsCalculator';
import {LadderArt} from '@site/src/features/company/LadderArt';
import {PartnerApplication, PartnerTiers} from '@site/src/features/company/PartnerProgram';

const [affiliate, partner, premier] = [
  tierNamed('Affiliate'),
  tierNamed('Partner'),
  tierNamed('Premier'),
];

export default function PartnersPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('partners')}
      question="Is there a partner, affiliate, or referral program, and what commission does it pay?"
      actions={
        <>
          <Button variant="primary" size="large" to="#apply">
            Apply
          </Button>
          <Button variant="secondary" size="large" to="#earnings">
            See what you’d earn
          </Button>
        </>
      }
      art={<LadderArt />}
      isArtWide
      subtitle={
        <>
          Commissions are recurring and paid monthly. Join {moreThan(claims.partners)} partners.{' '}
          <SourceNote source={claimsSource} />
        </>
      }
      description={`Refer customers and earn a recurring share, paid monthly: ${shareOf(affiliate)} as an Affiliate, ${shareOf(partner)} as a Partner, and ${shareOf(premier)} as a Premier partner.`}>
      <Section
        id="tiers"
        title="Refer more, earn more."
        lead="When you reach a tier, its rate applies to all your customers."
        isBeside
        isTight>
        <PartnerTiers />
      </Section>
      <Section
        id="earnings"
        title="See what you’d earn."
        lead={`Based on founder plan prices, with each line rounded to the cent. At exactly ${partner.fromCustomers} or ${premier.fromCustomers} customers, you get the higher tier.`}
        isTight>
        <EarningsCalculator />
      </Section>
      <Section id="apply" title="Become a partner." isTight>
        <PartnerApplication />
      </Section>
    </PageTemplate>
  );
}
