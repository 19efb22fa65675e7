import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Callout} from '@site/src/components/Callout/Callout';
import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {billedAnnually, formatPrice, plans, savingsPerYear, type Plan} from '@site/src/data/plans';
import Link from '@docusaurus/Link';

const columns: readonly Column<Plan>[] = [
  {
    key: 'name',
    head: 'Plan',
    cell: ({name, isPopular}) => (
      <>
        {name} {isPopular && <Badge tone="accent">Most Popular</Badge>}
      </>
    ),
  },
  {key: 'monthly', head: 'Monthly', isNumeric: true, cell: ({price}) => formatPrice(price.monthly)},
  {
    key: 'yearly',
    head: 'Yearly, per month',
    isNumeric: true,
    cell: ({price}) => formatPrice(price.yearly),
  },
  {
    key: 'billed',
    head: 'Billed annually',
    isNumeric: true,
    cell: (plan) => `$${billedAnnually(plan)}`,
  },
  {key: 'saved', head: 'Saved a year', isNumeric: true, cell: (plan) => `$${savingsPerYear(plan)}`},
  {key: 'leads', head: 'Leads', cell: ({leads}) => leads},
  {
    key: 'automations',
    head: 'Automations a month',
    isNumeric: true,
    cell: ({automationsPerMonth}) => automationsPerMonth.toLocaleString('en-US'),
  },
  {key: 'users', head: 'Users', cell: ({users}) => users},
];

/** The founder plans side by side, and where the other set of plans is explained. */
export function PlanTable(): ReactNode {
  return (
    <>
      <DataTable
        caption="Founder plans, US dollars per month unless said otherwise"
        columns={columns}
        rows={plans}
        rowKey={({name}) => name}
      />
      <Callout title="Two sets of plans">
        <p>
          These are the founder plans of early access, measured in leads and automations. The
          standard plans, measured in emails and contacts, are in the{' '}
          <Link to="/help/article/pricing-guide">pricing and plans guide</Link>. An account is on
          one set or the other.
        </p>
      </Callout>
    </>
  );
}
