import '@site/test/fixtures/figures';

import {planNamed} from '@site/src/data/plans';
import {costsOf, formatCents} from './costs';

test('costsOf: Pro billed monthly, annually, and the break-even', () => {
  expect(costsOf(planNamed('Pro'))).toEqual({
    monthlyCents: 899,
    yearlyPerMonthCents: 584,
    paidMonthlyCents: 10_788,
    paidYearlyCents: 7_008,
    differenceCents: 3_780,
    statedSavingUsd: 38,
    exactSavingCents: 3_776,
    breakEvenMonths: 8,
  });
});

test('costsOf: the stated saving of Ultimate is exact', () => {
  expect(costsOf(planNamed('Ultimate'))).toMatchObject({
    paidMonthlyCents: 120_000,
    paidYearlyCents: 78_000,
    differenceCents: 42_000,
    statedSavingUsd: 420,
    exactSavingCents: 42_000,
    breakEvenMonths: 8,
  });
});

test('costsOf: Free has no break-even', () => {
  expect(costsOf(planNamed('Free'))).toMatchObject({
    paidMonthlyCents: 0,
    paidYearlyCents: 0,
    breakEvenMonths: null,
  });
});

test.each([
  ['between two payments', 8.99, 5.84],
  ['exactly at a payment', 12, 8],
])(
  'costsOf: the break-even is the first month whose payments exceed the bill, %s',
  (_what, monthly, yearly) => {
    const {breakEvenMonths, monthlyCents, paidYearlyCents} = costsOf({price: {monthly, yearly}});
    expect(breakEvenMonths! * monthlyCents).toBeGreaterThan(paidYearlyCents);
    expect((breakEvenMonths! - 1) * monthlyCents).toBeLessThanOrEqual(paidYearlyCents);
  },
);

test.each([
  [0, '$0.00'],
  [7_008, '$70.08'],
  [120_000, '$1,200.00'],
])('formatCents(%i) is %s', (amount, written) => {
  expect(formatCents(amount)).toBe(written);
});
