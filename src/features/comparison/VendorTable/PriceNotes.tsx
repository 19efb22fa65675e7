import type {ReactNode} from 'react';

import {Fold} from '@site/src/components/Fold/Fold';
import fold from '@site/src/components/Fold/Fold.module.css';
import {Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {brand} from '@site/src/data/brand';
import {formatPrice, planNamed} from '@site/src/data/plans';
import {standardPlans} from '@site/src/data/standardPlans';
import {withCommas} from '@site/src/data/written';
import {staleAfterDays} from '../age';

const pro = planNamed('Pro');
const automations = withCommas(pro.automationsPerMonth);

const {professional} = standardPlans;

const notes: Readonly<Record<string, string>> = {
  'Founder price': `${brand.name}’s prices are for founding members, whose applications we’ve accepted. Everyone else is on a standard plan: Professional has the features of Pro for up to ${professional.users} users, at ${professional.monthly} a month.`,
  Users: 'Per-user and per-seat prices grow with your team. Flat prices don’t.',
  Billing: `Other tools are listed at their annual-billing price, if we know it. ${brand.name} is listed at its monthly-billing price, which is higher. Billed annually, Pro is ${formatPrice(pro.price.yearly)}.`,
  Limits: `Some of these plans include more than ours. ${brand.name} Pro includes ${pro.leads} and ${automations} automations a month.`,
  Dates: `Check the vendor’s page before you decide. We flag prices we haven’t rechecked in ${staleAfterDays} days. A dash means unknown.`,
  Names: `Product names are trademarks of their owners. None of these vendors endorses ${brand.name}.`,
};

/** The basis of the table's prices, and their limits. */
export function PriceNotes(): ReactNode {
  return (
    <Stack marginTop={6}>
      <Fold summary="About these prices" isAtEveryWidth className={fold.framed}>
        <Terms
          items={Object.entries(notes)}
          columns={[3, 9]}
          gap={3}
          columnGap={6}
          termGap={1}
          isDivided
          isFramed
        />
      </Fold>
    </Stack>
  );
}
