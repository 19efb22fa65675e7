import {useState} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import {addressOf, sortFrom} from './sortAddress';
import {describeSort, type VendorSort} from './sortVendors';

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
