import {countedFrom, isStale, monthsOf} from './age';

test.each([
  // 180 days after August 13, 2026 is February 9, 2027.
  ['2026-08-13', '2026-11-21', false],
  ['2026-08-13', '2027-02-09', false],
  ['2026-08-13', '2027-02-10', true],
  // A month counts from its first day: 180 days after August 1, 2026 is January 28, 2027.
  ['2026-08', '2027-01-28', false],
  ['2026-08', '2027-01-29', true],
  ['2026-08-13', '2026-08-01', false],
])('isStale: a price of %s on %s is %p', (asOf, builtOn, stale) => {
  expect(isStale(asOf, builtOn)).toBe(stale);
});

test.each([
  ['2026-08-13', '2026-08-13'],
  ['2026-08', '2026-08-01'],
])('%s counts from %s', (asOf, day) => {
  expect(countedFrom(asOf)).toBe(day);
});

test.each([
  [['2026-09-30', '2026-08', '2026-08-13'], 'August to September 2026'],
  [['2026-08', '2026-08-13'], 'August 2026'],
  [['2027-01-02', '2026-08-13'], 'August 2026 to January 2027'],
  [[], ''],
])('monthsOf(%p) is "%s"', (dates, text) => {
  expect(monthsOf(dates)).toBe(text);
});
