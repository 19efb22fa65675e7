import '@site/test/fixtures/figures';

import {earningsOf, readCount, tierFor} from './earnings';

test.each([
  [0, 'Affiliate'],
  [4, 'Affiliate'],
  [5, 'Partner'],
  [19, 'Partner'],
  [20, 'Premier'],
  [5000, 'Premier'],
])('tierFor: %i customers reach the tier %s', (customers, name) => {
  expect(tierFor(customers).name).toBe(name);
});

test('earningsOf: applies the tier’s share to each plan', () => {
  const earnings = earningsOf({Pro: 10, Ultimate: 2}, 'monthly');
  expect(earnings.tier.name).toBe('Partner');
  expect(earnings.lines).toEqual([
    {text: '10 Pro × $8.99 × 25%', usd: 22.48},
    {text: '2 Ultimate × $100 × 25%', usd: 50},
  ]);
  expect(earnings.monthlyUsd).toBe(72.48);
});

test('earningsOf: rounds half a cent up', () => {
  expect(earningsOf({Pro: 55, Ultimate: 0}, 'monthly').lines[0]).toEqual({
    text: '55 Pro × $8.99 × 30%',
    usd: 148.34,
  });
});

test.each([
  [0, 'Partner', 5],
  [5, 'Premier', 15],
  [19, 'Premier', 1],
])('earningsOf: with %i customers, %s takes %i more', (customers, name, missing) => {
  const {next} = earningsOf({Pro: customers, Ultimate: 0}, 'monthly');
  expect(next).toMatchObject({tier: {name}, missing});
});

test('earningsOf: nothing is next after the last tier', () => {
  expect(earningsOf({Pro: 20, Ultimate: 0}, 'monthly').next).toBeUndefined();
});

test('earningsOf: uses the yearly price for customers billed yearly', () => {
  expect(earningsOf({Pro: 1, Ultimate: 1}, 'yearly').lines).toEqual([
    {text: '1 Pro × $5.84 × 20%', usd: 1.17},
    {text: '1 Ultimate × $65 × 20%', usd: 13},
  ]);
});

test('earningsOf: the total equals the sum of the lines', () => {
  for (let pro = 0; pro < 60; pro += 7) {
    const {lines, monthlyUsd} = earningsOf({Pro: pro, Ultimate: pro % 5}, 'monthly');
    expect(monthlyUsd).toBeCloseTo(lines[0]!.usd + lines[1]!.usd, 10);
  }
});

test.each([
  ['', {count: 0}],
  [' ', {count: 0}],
  ['12', {count: 12}],
  [' 7 ', {count: 7}],
  ['10000', {count: 10_000}],
  ['10001', {count: 0, error: 'Enter at most 10,000.'}],
  ['-1', {count: 0, error: 'Enter a whole number, 0 or more.'}],
  ['1.5', {count: 0, error: 'Enter a whole number, 0 or more.'}],
  ['1e3', {count: 0, error: 'Enter a whole number, 0 or more.'}],
  ['ten', {count: 0, error: 'Enter a whole number, 0 or more.'}],
])('readCount: parses %p as %j', (typed, result) => {
  expect(readCount(typed)).toEqual(result);
});
