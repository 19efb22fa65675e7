import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {formatPrice, plans, type Plan} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';

/** `$8.99, or $5.84 billed yearly` */
const priceText = ({monthly, yearly}: Plan['price']) =>
  monthly === yearly
    ? formatPrice(monthly)
    : `${formatPrice(monthly)}, or ${formatPrice(yearly)} billed yearly`;

const columns: readonly Column<Plan>[] = [
  {key: 'plan', head: 'Plan', cell: ({name}) => name},
  {key: 'price', head: 'Price per month', cell: ({price}) => priceText(price)},
  {key: 'leads', head: 'Leads', cell: ({leads}) => leads.replace(/ leads$/, '')},
  {
    key: 'automations',
    head: 'Automations per month',
    cell: ({automationsPerMonth}) => withCommas(automationsPerMonth),
  },
  {key: 'users', head: 'Users', cell: ({users}) => users.replace(/ users?$/, '')},
];

/** Prices and limits of the founder plans, for the terms. */
export function FounderPlans(): ReactNode {
  return (
    <DataTable
      caption="Founder plans in US dollars, before taxes"
      columns={columns}
      rows={plans}
      rowKey={({name}) => name}
      onPhone="lines"
    />
  );
}
