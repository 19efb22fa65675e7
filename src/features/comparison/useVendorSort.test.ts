import {addressOf, sortFrom} from './useVendorSort';
import {defaultSort, sortKeys, type VendorSort} from './sortVendors';

test.each([
  ['', defaultSort],
  ['sort=pro', {key: 'pro', direction: 'ascending'}],
  ['sort=pro&order=desc', {key: 'pro', direction: 'descending'}],
  ['sort=pro&order=sideways', {key: 'pro', direction: 'ascending'}],
  ['sort=toString', defaultSort],
  ['sort=colour&order=desc', defaultSort],
  ['order=desc', defaultSort],
])('"%s" sorts by %p', (query, sort) => {
  expect(sortFrom(new URLSearchParams(query))).toEqual(sort);
});

test('every sort comes back from the address as it went in', () => {
  for (const key of sortKeys) {
    for (const direction of ['ascending', 'descending'] as const) {
      const sort: VendorSort = {key, direction};
      const written = Object.entries(addressOf(sort)).filter(([, value]) => value !== null);
      expect(sortFrom(new URLSearchParams(written as [string, string][]))).toEqual(sort);
    }
  }
});

test('the first order leaves the address as it is', () => {
  expect(addressOf(defaultSort)).toEqual({sort: null, order: null});
  expect(addressOf({key: 'pro', direction: 'descending'})).toEqual({sort: 'pro', order: 'desc'});
});
