import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Text} from '@site/src/components/Text/Text';
import {campaign} from '@site/src/data/campaign';
import {withCommas} from '@site/src/data/written';
import {BillingSwitch, Plans} from './Plans/Plans';

/** The home page's pricing: the plans, and a link to the estimator. */
export function PricingSection(): ReactNode {
  return (
    <Section
      id="pricing"
      eyebrow="Pricing"
      title="Start free, and keep your founder price."
      lead={`Our ${withCommas(campaign.foundingMembers)} founding members keep it for as long as they stay on a founder plan.`}
      aside={<BillingSwitch />}>
      <Plans />
      <Text marginTop={6}>
        Not sure which one? <Link to="/pricing#estimator">Find the plan that fits</Link>
      </Text>
    </Section>
  );
}
