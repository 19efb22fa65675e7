import '@site/test/fixtures/figures';

import {planNamed, plans} from '@site/src/data/plans';
import {costsOf} from './costs';
import {estimate} from './estimate';
import {breakEvenText, costLines, dayText, roundingText, usageText, verdictText} from './texts';

const linesOf = (name: 'Free' | 'Pro' | 'Ultimate') =>
  costLines(planNamed(name)).map(({label, sum, result}) => `${label}: ${sum} = ${result}`);

test.each([
  [
    {leads: 5_000, automations: 2_000, users: 3},
    '5,000 leads, 2,000 automations a month and 3 users',
  ],
  [{leads: 1, automations: 0, users: 1}, '1 lead, 0 automations a month and 1 user'],
])('%j reads "%s"', (usage, text) => {
  expect(usageText(usage)).toBe(text);
});

test('every plan says why', () => {
  const {verdicts, plan} = estimate({leads: 5_000, automations: 200, users: 3}, plans);
  expect(verdicts.map((verdict) => verdictText(verdict, plan))).toEqual([
    'Too small: 5,000 leads where it takes 250, 3 users where it takes 1.',
    'Fits, and is the cheapest that does.',
    'Fits, and costs more.',
  ]);
});

test('the sums of Pro', () => {
  expect(linesOf('Pro')).toEqual([
    'Paid monthly for a year: 12 × $8.99 = $107.88',
    'Billed annually: 12 × $5.84 = $70.08',
    'Difference: $107.88 − $70.08 = $37.80',
    'Saving as we state it, rounded: 12 × $8.99 − 12 × 0.65 × $8.99 = $38',
  ]);
  expect(roundingText(planNamed('Pro'))).toBe(
    '$38 is $37.76 in whole dollars. The bills differ by $37.80, because 65% of $8.99 is $5.8435 and is charged as $5.84.',
  );
});

test('the sums of Ultimate, where nothing was rounded', () => {
  expect(linesOf('Ultimate')).toEqual([
    'Paid monthly for a year: 12 × $100 = $1,200.00',
    'Billed annually: 12 × $65 = $780.00',
    'Difference: $1,200.00 − $780.00 = $420.00',
    'Saving as we state it, rounded: 12 × $100 − 12 × 0.65 × $100 = $420',
  ]);
  expect(roundingText(planNamed('Ultimate'))).toBeNull();
});

test('Free has one sum, no saving and no break-even', () => {
  expect(linesOf('Free')).toEqual(['Paid monthly for a year: 12 × $0 = $0.00']);
  expect(roundingText(planNamed('Free'))).toBeNull();
  expect(breakEvenText(costsOf(planNamed('Free')))).toContain('no break-even');
});

test('the break-even of Pro', () => {
  expect(breakEvenText(costsOf(planNamed('Pro')))).toBe(
    'From the 8th month on, yearly is cheaper: 7 monthly payments come to $62.93, 8 to $71.92, and the yearly bill is $70.08.',
  );
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
])('month %i is the %s', (breakEvenMonths, ordinal) => {
  const costs = {...costsOf(planNamed('Pro')), breakEvenMonths};
  expect(breakEvenText(costs)).toContain(`From the ${ordinal} month`);
});

test('a day is written out, and is the same day everywhere', () => {
  expect(dayText('2026-11-21')).toBe('21 November 2026');
});
