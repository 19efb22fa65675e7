import {billingCycleFrom, billingValue} from './useBillingCycle';

test.each([
  ['', 'monthly'],
  ['billing=yearly', 'yearly'],
  ['billing=monthly', 'monthly'],
  ['billing=weekly', 'monthly'],
  ['billing=', 'monthly'],
  ['billing=YEARLY', 'monthly'],
  ['plan=yearly', 'monthly'],
])('spec 4, "Billing toggle: monthly or yearly": "%s" is %s', (query, cycle) => {
  expect(billingCycleFrom(new URLSearchParams(query))).toBe(cycle);
});

test('the default is not written into the address', () => {
  expect([billingValue('yearly'), billingValue('monthly')]).toEqual(['yearly', null]);
});
