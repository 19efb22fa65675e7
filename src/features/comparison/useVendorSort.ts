import {useState} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import {describeSort, type VendorSort, defaultSort, sortKeys, type SortKey} from './sortVendors';

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

/** The table's order, kept in the address, so that a sorted table can be shared as a link. */
export function useVendorSort(): {
  readonly sort: VendorSort;
  readonly sortBy: (sort: VendorSort) => void;
  /** What to say after a change made here; empty before, and when the address was changed by other means. */
  readonly note: string;
} {
  const [params, change] = useSearchParams();
  const [said, setSaid] = useState('');
  const sort = sortFrom(params);
  const description = `Sorted by ${describeSort(sort)}.`;
  return {
    sort,
    sortBy: (next) => {
      change(addressOf(next));
      setSaid(`Sorted by ${describeSort(next)}.`);
    },
    note: said === description ? said : '',
  };
}
