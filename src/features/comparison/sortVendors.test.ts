import '@site/test/fixtures/figures';

import {
  defaultSort,
  describeSort,
  nextSort,
  sortKeys,
  sortVendors,
  type SortKey,
} from './sortVendors';
import {vendorRows} from './vendorRows';

const rows = vendorRows('2026-11-21');
const names = (key: SortKey, direction: 'ascending' | 'descending') =>
  sortVendors(rows, {key, direction}).map(({name}) => name);

test('sorts by starting price, lowest first, by default', () => {
  const prices = sortVendors(rows, defaultSort).map(({starting}) => starting.usd);
  expect(prices).toEqual([0, 9, 14, 20, 24, 29.25, 32.5, 34, 37.6, 49, 49, 55]);
});

test('names sort case-insensitively', () => {
  expect(names('vendor', 'ascending').slice(0, 2)).toEqual(['Apollo.io', 'Close']);
  expect(names('vendor', 'ascending')[7]).toBe('Pipedrive');
  expect(names('vendor', 'ascending')[6]).toBe('lemlist');
  expect(names('vendor', 'descending')[0]).toBe('Woodpecker');
});

test('descending puts the most expensive pro plan first', () => {
  expect(names('pro', 'descending')[0]).toBe('Woodpecker');
  expect(names('pro', 'descending').at(-1)).toBe(names('pro', 'ascending')[0]);
});

test.each(['ascending', 'descending'] as const)('unknown values come last, %s', (direction) => {
  expect(names('team', direction).slice(-4)).toEqual([
    'Smartlead',
    'Woodpecker',
    'Hunter',
    'Snov.io',
  ]);
  expect(names('free', direction).at(-1)).toBe('Reply.io');
});

test.each(['ascending', 'descending'] as const)('ties keep their order, %s', (direction) => {
  const equals = names('starting', direction).filter((name) =>
    ['Apollo.io', 'Reply.io'].includes(name),
  );
  expect(equals).toEqual(['Apollo.io', 'Reply.io']);
});

test('free tiers sort as yes, limited, no, unknown', () => {
  const tiers = sortVendors(rows, {key: 'free', direction: 'ascending'}).map((row) => row.freeTier);
  expect(tiers).toEqual([
    ...Array<string>(5).fill('yes'),
    'limited',
    ...Array<string>(5).fill('no'),
    'unknown',
  ]);
});

test('a date without a day counts as the first of its month', () => {
  expect(names('asof', 'ascending')[0]).toBe('Woodpecker');
});

test('leaves its input unchanged', () => {
  const before = [...rows];
  sortVendors(rows, {key: 'pro', direction: 'descending'});
  expect(rows).toEqual(before);
});

test('nextSort starts another column ascending and toggles the same one', () => {
  expect(nextSort({key: 'pro', direction: 'descending'}, 'vendor')).toEqual({
    key: 'vendor',
    direction: 'ascending',
  });
  expect(nextSort({key: 'pro', direction: 'ascending'}, 'pro').direction).toBe('descending');
  expect(nextSort({key: 'pro', direction: 'descending'}, 'pro').direction).toBe('ascending');
});

test('describeSort describes every sort differently', () => {
  expect(describeSort({key: 'pro', direction: 'descending'})).toBe('Pro price, highest first');
  const all = sortKeys.flatMap((key) => [
    describeSort({key, direction: 'ascending'}),
    describeSort({key, direction: 'descending'}),
  ]);
  expect(new Set(all).size).toBe(12);
});
