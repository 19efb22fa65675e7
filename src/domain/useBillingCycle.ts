import type {BillingCycle} from '@site/src/data/plans';
import {useSearchParams} from '@site/src/lib/useSearchParams';

/** The query parameter: `?billing=yearly`. */
const BILLING_KEY = 'billing';

/** Reads the billing cycle from the URL: monthly, unless it's `yearly`. */
export function billingCycleFrom(params: URLSearchParams): BillingCycle {
  return params.get(BILLING_KEY) === 'yearly' ? 'yearly' : 'monthly';
}

/** The billing cycle, stored in the URL so it survives a reload and can be shared. */
export function useBillingCycle(): [cycle: BillingCycle, setCycle: (cycle: BillingCycle) => void] {
  const [params, change] = useSearchParams();
  return [
    billingCycleFrom(params),
    (cycle) => change({[BILLING_KEY]: cycle === 'yearly' ? cycle : null}),
  ];
}
