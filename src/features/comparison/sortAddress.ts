import {defaultSort, sortKeys, type SortKey, type VendorSort} from './sortVendors';

const orders = {asc: 'ascending', desc: 'descending'} as const;

/** Reads `?sort=pro&order=desc`. What is no column is ignored, and so is an order without a column or of no meaning. */
export function sortFrom(params: URLSearchParams): VendorSort {
  const key = params.get('sort');
  if (!isSortKey(key)) return defaultSort;
  return {key, direction: orders[params.get('order') === 'desc' ? 'desc' : 'asc']};
}

/** The same as values for the address: ascending is not written, and the first order is none at all. */
export function addressOf({key, direction}: VendorSort): {
  readonly sort: string | null;
  readonly order: string | null;
} {
  if (key === defaultSort.key && direction === defaultSort.direction) {
    return {sort: null, order: null};
  }
  return {sort: key, order: direction === 'descending' ? 'desc' : null};
}

const isSortKey = (key: string | null): key is SortKey => sortKeys.some((known) => known === key);
