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

test('at first the cheapest start stands first', () => {
  const prices = sortVendors(rows, defaultSort).map(({starting}) => starting.usd);
  expect(prices).toEqual([0, 9, 14, 20, 24, 29.25, 32.5, 34, 37.6, 49, 49, 55]);
});

test('names sort without regard to case', () => {
  expect(names('vendor', 'ascending').slice(0, 2)).toEqual(['Apollo.io', 'Close']);
  expect(names('vendor', 'ascending')[7]).toBe('Pipedrive');
  expect(names('vendor', 'ascending')[6]).toBe('lemlist');
  expect(names('vendor', 'descending')[0]).toBe('Woodpecker');
});

test('the dearest pro plan stands first when turned round', () => {
  expect(names('pro', 'descending')[0]).toBe('Woodpecker');
  expect(names('pro', 'descending').at(-1)).toBe(names('pro', 'ascending')[0]);
});

test.each(['ascending', 'descending'] as const)('what is not known comes last, %s', (direction) => {
  expect(names('team', direction).slice(-4)).toEqual([
    'Smartlead',
    'Woodpecker',
    'Hunter',
    'Snov.io',
  ]);
  expect(names('free', direction).at(-1)).toBe('Reply.io');
});

test.each(['ascending', 'descending'] as const)('equals keep their order, %s', (direction) => {
  const equals = names('starting', direction).filter((name) =>
    ['Apollo.io', 'Reply.io'].includes(name),
  );
  expect(equals).toEqual(['Apollo.io', 'Reply.io']);
});

test('a free tier first, then a limited one, then none', () => {
  const tiers = sortVendors(rows, {key: 'free', direction: 'ascending'}).map((row) => row.freeTier);
  expect(tiers).toEqual([
    ...Array<string>(5).fill('yes'),
    'limited',
    ...Array<string>(5).fill('no'),
    'unknown',
  ]);
});

test('a month is as old as its first day', () => {
  expect(names('asof', 'ascending')[0]).toBe('Woodpecker');
});

test('the rows that came in stay as they are', () => {
  const before = [...rows];
  sortVendors(rows, {key: 'pro', direction: 'descending'});
  expect(rows).toEqual(before);
});

test('another column starts ascending, the same one turns round', () => {
  expect(nextSort({key: 'pro', direction: 'descending'}, 'vendor')).toEqual({
    key: 'vendor',
    direction: 'ascending',
  });
  expect(nextSort({key: 'pro', direction: 'ascending'}, 'pro').direction).toBe('descending');
  expect(nextSort({key: 'pro', direction: 'descending'}, 'pro').direction).toBe('ascending');
});

test('every sort has a sentence of its own', () => {
  expect(describeSort({key: 'pro', direction: 'descending'})).toBe('Pro price, highest first');
  const all = sortKeys.flatMap((key) => [
    describeSort({key, direction: 'ascending'}),
    describeSort({key, direction: 'descending'}),
  ]);
  expect(new Set(all).size).toBe(12);
});
