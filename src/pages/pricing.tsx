import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {campaign} from '@site/src/data/campaign';
import {yearlySaving} from '@site/src/data/plans';
import {PlanTable} from '@site/src/features/pricing/PlanTable';
import {WaitlistForm} from '@site/src/features/waitlist/WaitlistForm';

export default function PricingPage(): ReactNode {
  return (
    <PageTemplate
      badge="Pricing"
      title="Pay for leads, not for seats."
      subtitle={`Three founder plans, priced for as long as you stay. Paying by the year saves ${yearlySaving}.`}
      description="Founder plans for early access: Free, Pro at $8.99 a month and Ultimate at $100, with leads, automations, users and yearly prices."
      socialCard="/social/pricing.png">
      <Section isTight>
        <PlanTable />
      </Section>
      <Section
        id="waitlist"
        title="Reserve a founder price."
        lead={`The first ${campaign.foundingMembers.toLocaleString('en-US')} members keep the founder price for life. Applications are reviewed within ${campaign.reviewHours} hours.`}>
        <WaitlistForm />
      </Section>
    </PageTemplate>
  );
}
