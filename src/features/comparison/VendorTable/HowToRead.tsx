import type {ReactNode} from 'react';

import {Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {formatPrice} from '@site/src/data/plans';
import {formatAsOf, staleAfterDays} from '../age';
import {teamSize} from '../prices';
import {ownPlan} from '../vendorRows';

const pro = ownPlan('Pro');
const automations = pro.automationsPerMonth.toLocaleString('en-US');

/** What the table's numbers mean, and what they don't. */
export function HowToRead({builtOn}: {readonly builtOn: string}): ReactNode {
  const points: Readonly<Record<string, ReactNode>> = {
    'Per user, or flat': (
      <>
        A price per user or per seat grows with the team; a flat one does not. So the pro plan is
        also worked out for {teamSize} users, where the unit says how users count.
      </>
    ),
    Billing: (
      <>
        The others stand at their price billed annually where one is known, usually the lower one.{' '}
        {brand.name} stands at its price billed monthly, the higher one: billed annually, Pro is{' '}
        {formatPrice(pro.price.yearly)}.
      </>
    ),
    'Plans are not alike': (
      <>
        Limits differ, and a dearer plan may hold more. {brand.name} Pro holds {pro.leads} and{' '}
        {automations} automations a month.
      </>
    ),
    Dates: (
      <>
        Prices change: look at the vendor’s page before you decide. On{' '}
        <time dateTime={builtOn}>{formatAsOf(builtOn)}</time>, when this page was built, every price
        looked up more than {staleAfterDays} days before was marked. A dash means not known.
      </>
    ),
    Names: (
      <>
        Product names are trademarks of their owners and only say which product is meant. None of
        these vendors endorses {brand.name}.
      </>
    ),
  };
  return (
    <Stack gap={4} marginTop={8}>
      <Text as="h3" size="heading">
        How to read it
      </Text>
      <Terms
        items={Object.entries(points)}
        columns={[3, 9]}
        gap={3}
        columnGap={6}
        termGap={1}
        isDivided
        isFramed
      />
    </Stack>
  );
}
