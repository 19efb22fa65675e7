import {addressOf, sortFrom} from './useVendorSort';
import {defaultSort, sortKeys, type VendorSort} from './sortVendors';

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

test('sortFrom reads every sort that addressOf writes', () => {
  for (const key of sortKeys) {
    for (const direction of ['ascending', 'descending'] as const) {
      const sort: VendorSort = {key, direction};
      const written = Object.entries(addressOf(sort)).filter(([, value]) => value !== null);
      expect(sortFrom(new URLSearchParams(written as [string, string][]))).toEqual(sort);
    }
  }
});

test('addressOf leaves out the default sort', () => {
  expect(addressOf(defaultSort)).toEqual({sort: null, order: null});
  expect(addressOf({key: 'pro', direction: 'descending'})).toEqual({sort: 'pro', order: 'desc'});
});
