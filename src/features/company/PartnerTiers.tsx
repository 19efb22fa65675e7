import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {commissionPerMonth, partnerTiers, shareOf, type PartnerTier} from '@site/src/data/partners';
import {formatPrice, plans} from '@site/src/data/plans';

const columns: readonly Column<PartnerTier>[] = [
  {key: 'name', head: 'Tier', cell: ({name}) => name},
  {key: 'requirement', head: 'Requirement', cell: ({requirement}) => requirement},
  {
    key: 'commission',
    head: 'Commission',
    isNumeric: true,
    cell: shareOf,
  },
  ...plans
    .filter(({price}) => price.monthly > 0)
    .map((plan): Column<PartnerTier> => ({
      key: plan.name,
      head: `Per ${plan.name} customer`,
      isNumeric: true,
      cell: (tier) =>
        `${shareOf(tier)} of ${formatPrice(plan.price.monthly)} = $${commissionPerMonth(tier, plan).toFixed(2)}`,
    })),
];

/** The tiers, and what one customer brings a month in each. */
export function PartnerTiers(): ReactNode {
  return (
    <DataTable
      caption="Commission per month for a customer on a founder plan billed monthly, US dollars"
      columns={columns}
      rows={partnerTiers}
      rowKey={({name}) => name}
      onPhone="lines"
    />
  );
}
