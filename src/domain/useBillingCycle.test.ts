import {billingCycleFrom, billingValue} from './useBillingCycle';

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

test('billingValue: removes the parameter for the default', () => {
  expect([billingValue('yearly'), billingValue('monthly')]).toEqual(['yearly', null]);
});
