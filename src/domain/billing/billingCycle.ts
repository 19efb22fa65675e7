import type {BillingCycle} from '@site/src/data/plans';

/** The key of the address: `?billing=yearly`. */
export const BILLING_KEY = 'billing';

/** What the address asks for; monthly, the default, for anything else. */
export function billingCycleFrom(params: URLSearchParams): BillingCycle {
  return params.get(BILLING_KEY) === 'yearly' ? 'yearly' : 'monthly';
}

/** The value to put into the address; null takes the key out, because monthly goes without saying. */
export function billingValue(cycle: BillingCycle): string | null {
  return cycle === 'yearly' ? cycle : null;
}
