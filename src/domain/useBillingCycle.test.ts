import {billingCycleFrom} from './useBillingCycle';

test.each([
  ['', 'monthly'],
  ['billing=yearly', 'yearly'],
  ['billing=weekly', 'monthly'],
  ['billing=YEARLY', 'monthly'],
])('billingCycleFrom: reads "%s" as %s', (query, cycle) => {
  expect(billingCycleFrom(new URLSearchParams(query))).toBe(cycle);
});
