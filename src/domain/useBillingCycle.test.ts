import {billingCycleFrom} from './useBillingCycle';

test.each([
  ['', 'monthly'],
  ['billing=yearly', 'yearly'],
  ['billing=monthly', 'monthly'],
  ['billing=weekly', 'monthly'],
  ['billing=', 'monthly'],
  ['billing=YEARLY', 'monthly'],
  ['plan=yearly', 'monthly'],
])('billingCycleFrom: reads "%s" as %s', (query, cycle) => {
  expect(billingCycleFrom(new URLSearchParams(query))).toBe(cycle);
});
