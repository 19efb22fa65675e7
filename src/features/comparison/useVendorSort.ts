import {useState} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import {describeSort, type VendorSort, defaultSort, sortKeys, type SortKey} from './sortVendors';

const orders = {asc: 'ascending', desc: 'descending'} as const;

/** Reads `?sort=pro&order=desc`. Ignores unknown columns and orders, and an order without a column. */
export function sortFrom(params: URLSearchParams): VendorSort {
  const key = params.get('sort');
  if (!isSortKey(key)) return defaultSort;
  return {key, direction: orders[params.get('order') === 'desc' ? 'desc' : 'asc']};
}

/** Returns the query parameters of a sort. Ascending and the default sort are left out. */
export function paramsOf({key, direction}: VendorSort): {
  readonly sort: string | null;
  readonly order: string | null;
} {
  if (key === defaultSort.key && direction === defaultSort.direction) {
    return {sort: null, order: null};
  }
  return {sort: key, order: direction === 'descending' ? 'desc' : null};
}

const isSortKey = (key: string | null): key is SortKey => sortKeys.some((known) => known === key);

/** The table's sort, stored in the URL so that a sorted table can be shared. */
export function useVendorSort(): {
  readonly sort: VendorSort;
  readonly sortBy: (sort: VendorSort) => void;
  /** The announcement after a change made here; empty before that, and when the URL changes in another way. */
  readonly note: string;
} {
  const [params, change] = useSearchParams();
  const [announced, announce] = useState('');
  const sort = sortFrom(params);
  const description = `Sorted by ${describeSort(sort)}.`;
  return {
    sort,
    sortBy: (next) => {
      change(paramsOf(next));
      announce(`Sorted by ${describeSort(next)}.`);
    },
    note: announced === description ? announced : '',
  };
}
