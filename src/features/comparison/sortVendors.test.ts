import '@site/test/fixtures/figures';

import {vendors} from '@site/src/data/vendors';
import {
  defaultSort,
  describeSort,
  nextSort,
  sortKeys,
  sortVendors,
  type SortKey,
  type VendorSort,
} from './sortVendors';
import {paramsOf, sortFrom} from './useVendorSort';
import {priceForFive, shownPrice, vendorRows} from './vendorRows';

describe('sortVendors', () => {
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
    const tiers = sortVendors(rows, {key: 'free', direction: 'ascending'}).map(
      (row) => row.freeTier,
    );
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
});

describe('useVendorSort', () => {
  test.each([
    ['', defaultSort],
    ['sort=pro', {key: 'pro', direction: 'ascending'}],
    ['sort=pro&order=desc', {key: 'pro', direction: 'descending'}],
    ['sort=pro&order=sideways', {key: 'pro', direction: 'ascending'}],
    ['sort=toString', defaultSort],
    ['sort=color&order=desc', defaultSort],
    ['order=desc', defaultSort],
  ])('sortFrom("%s") is %p', (query, sort) => {
    expect(sortFrom(new URLSearchParams(query))).toEqual(sort);
  });

  test('sortFrom reads every sort that paramsOf writes', () => {
    for (const key of sortKeys) {
      for (const direction of ['ascending', 'descending'] as const) {
        const sort: VendorSort = {key, direction};
        const written = Object.entries(paramsOf(sort)).filter(([, value]) => value !== null);
        expect(sortFrom(new URLSearchParams(written as [string, string][]))).toEqual(sort);
      }
    }
  });
});

describe('prices', () => {
  test.each([
    [59, 49, {usd: 49, basis: 'billed annually'}],
    [null, 49, {usd: 49, basis: 'billed annually'}],
    [20, null, {usd: 20, basis: 'billed monthly'}],
    [0, null, {usd: 0, basis: 'billed monthly'}],
    [null, null, null],
  ])('shownPrice of %p monthly and %p annually is %p', (billedMonthly, billedAnnually, shown) => {
    expect(shownPrice({billedMonthly, billedAnnually})).toEqual(shown);
  });

  const ten = {usd: 10, basis: 'billed annually'} as const;

  test.each([
    ['per user', {usd: 50, counts: 'each'}],
    ['per user, 1,000 active contacts/mo', {usd: 50, counts: 'each'}],
    ['per seat', {usd: 50, counts: 'each'}],
    ['per workspace, flat', {usd: 10, counts: 'flat'}],
    ['per account (unlimited users, 50k emails/mo)', {usd: 10, counts: 'flat'}],
    ['per account', null],
    ['per workspace', null],
    ['per month, 1 user only', null],
    ['per userbase', null],
  ])('priceForFive at $10 %s is %p', (unit, team) => {
    expect(priceForFive(ten, unit)).toEqual(team);
  });

  test('priceForFive of an unknown price is unknown', () => {
    expect(priceForFive(null, 'per seat')).toBeNull();
  });

  test('priceForFive covers the vendors whose unit says how users are counted', () => {
    const known = vendors.map(({name, pro}) => [
      name,
      priceForFive(shownPrice(pro), pro.unit)?.usd,
    ]);
    expect(Object.fromEntries(known)).toEqual({
      'Apollo.io': 395,
      Instantly: 77.6,
      lemlist: 435,
      Smartlead: undefined,
      'HubSpot Sales Hub': 450,
      'Reply.io': 445,
      Woodpecker: undefined,
      Hunter: undefined,
      'Snov.io': undefined,
      Pipedrive: 295,
      Close: 495,
    });
  });
});

describe('vendorRows', () => {
  const rows = vendorRows('2026-11-21');
  const row = (slug: string) => rows.find((candidate) => candidate.slug === slug)!;

  test('has a row for the product and one for every vendor', () => {
    expect(rows).toHaveLength(vendors.length + 1);
    expect(rows.filter(({isOwn}) => isOwn)).toHaveLength(1);
    expect(new Set(rows.map(({slug}) => slug)).size).toBe(rows.length);
  });

  test('lists the product at $0 and $8.99, as of the build date', () => {
    expect(row('own')).toMatchObject({
      starting: {plan: 'Free', usd: 0, basis: null, unit: 'flat, 1 user'},
      pro: {plan: 'Pro', usd: 8.99, basis: 'billed monthly', unit: 'flat, up to 5 users'},
      team: {usd: 8.99, counts: 'flat'},
      asOf: '2026-11-21',
    });
  });

  test('lists a vendor at its price billed annually', () => {
    expect(row('apollo')).toMatchObject({
      starting: {plan: 'Basic', usd: 49, basis: 'billed annually', unit: 'per user'},
      pro: {plan: 'Professional', usd: 79, basis: 'billed annually'},
      team: {usd: 395, counts: 'each'},
    });
  });

  test('lists a vendor at its price billed monthly when that is the only one', () => {
    expect(row('hubspot-sales-hub').starting).toMatchObject({usd: 20, basis: 'billed monthly'});
  });
});
