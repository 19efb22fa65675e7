import {useCallback} from 'react';

import type {BillingCycle} from '@site/src/data/plans';
import {useSearchParams} from '@site/src/lib/useSearchParams';

/** The key of the address: `?billing=yearly`. */
const BILLING_KEY = 'billing';

/** What the address asks for; monthly, the default, for anything else. */
export function billingCycleFrom(params: URLSearchParams): BillingCycle {
  return params.get(BILLING_KEY) === 'yearly' ? 'yearly' : 'monthly';
}

/** The value to put into the address; null takes the key out, because monthly goes without saying. */
export function billingValue(cycle: BillingCycle): string | null {
  return cycle === 'yearly' ? cycle : null;
}

/** The billing cycle, kept in the address so that it survives a reload and can be shared. */
export function useBillingCycle(): [cycle: BillingCycle, setCycle: (cycle: BillingCycle) => void] {
  const [params, change] = useSearchParams();
  const setCycle = useCallback(
    (cycle: BillingCycle) => change({[BILLING_KEY]: billingValue(cycle)}),
    [change],
  );
  return [billingCycleFrom(params), setCycle];
}
