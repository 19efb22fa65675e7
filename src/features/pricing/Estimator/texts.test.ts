import '@site/test/fixtures/figures';

import {planNamed, plans} from '@site/src/data/plans';
import {estimate} from '@site/src/domain/estimate/estimate';
import {costsOf, formatCents} from './costs';
import {breakEvenText, costLines, roundingText, usageText, verdictText} from './texts';

describe('texts', () => {
  const linesOf = (name: 'Free' | 'Pro' | 'Ultimate') =>
    costLines(planNamed(name)).map(
      ({label, formula, result}) => `${label}: ${formula} = ${result}`,
    );

  test.each([
    [
      {leads: 5_000, automations: 2_000, users: 3},
      '5,000 leads, 2,000 automations a month, and 3 users',
    ],
    [{leads: 1, automations: 0, users: 1}, '1 lead, 0 automations a month, and 1 user'],
  ])('usageText(%j) is "%s"', (usage, text) => {
    expect(usageText(usage)).toBe(text);
  });

  test('verdictText gives every plan its reason', () => {
    const {verdicts, plan} = estimate({leads: 5_000, automations: 200, users: 3}, plans);
    expect(verdicts.map((verdict) => verdictText(verdict, plan))).toEqual([
      'Too small: only 250 leads and 1 user.',
      'Fits, at the lowest price.',
      'Fits, but costs more.',
    ]);
  });

  test('costLines: Pro, with the rounding explained', () => {
    expect(linesOf('Pro')).toEqual([
      'Billed monthly: 12 × $8.99 = $107.88',
      'Billed annually: 12 × $5.84 = $70.08',
      'Difference: $107.88 − $70.08 = $37.80',
      'Savings on the plan card: 12 × $8.99 − 12 × 0.65 × $8.99 = $38',
    ]);
    expect(roundingText(planNamed('Pro'))).toBe(
      'The card rounds $37.76 to $38. The bills differ by $37.80 because 65% of $8.99 is $5.8435, charged as $5.84.',
    );
  });

  test('costLines: Ultimate, with nothing rounded', () => {
    expect(linesOf('Ultimate')).toEqual([
      'Billed monthly: 12 × $100 = $1,200.00',
      'Billed annually: 12 × $65 = $780.00',
      'Difference: $1,200.00 − $780.00 = $420.00',
      'Savings on the plan card: 12 × $100 − 12 × 0.65 × $100 = $420',
    ]);
    expect(roundingText(planNamed('Ultimate'))).toBeNull();
  });

  test('costLines: Free has a single line, no saving, and no break-even', () => {
    expect(linesOf('Free')).toEqual(['Billed monthly: 12 × $0 = $0.00']);
    expect(roundingText(planNamed('Free'))).toBeNull();
    expect(breakEvenText(costsOf(planNamed('Free')))).toContain('no break-even');
  });

  test('breakEvenText compares the payments up to the break-even with the yearly bill', () => {
    expect(breakEvenText(costsOf(planNamed('Pro')))).toBe(
      'Yearly is cheaper from month 8: by then you’d have paid $71.92 in monthly bills, and the yearly bill is $70.08.',
    );
  });
});

describe('costs', () => {
  test('costsOf: Pro billed monthly, annually, and the break-even', () => {
    expect(costsOf(planNamed('Pro'))).toEqual({
      monthlyCents: 899,
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
});
