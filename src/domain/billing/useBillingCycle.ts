import {useCallback} from 'react';

import type {BillingCycle} from '@site/src/data/plans';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {BILLING_KEY, billingCycleFrom, billingValue} from './billingCycle';

/** The billing cycle, kept in the address so that it survives a reload and can be shared. */
export function useBillingCycle(): [cycle: BillingCycle, setCycle: (cycle: BillingCycle) => void] {
  const [params, change] = useSearchParams();
  const setCycle = useCallback(
    (cycle: BillingCycle) => change({[BILLING_KEY]: billingValue(cycle)}),
    [change],
  );
  return [billingCycleFrom(params), setCycle];
}
