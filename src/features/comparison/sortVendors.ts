import {countedFrom} from './age';
import type {VendorRow} from './vendorRows';

export const sortKeys = ['vendor', 'starting', 'pro', 'team', 'free', 'asof'] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortDirection = 'ascending' | 'descending';

export interface VendorSort {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** Cheapest start first: the question most visitors come with. */
export const defaultSort: VendorSort = {key: 'starting', direction: 'ascending'};

const freeTierRank = {yes: 0, limited: 1, no: 2, unknown: null} as const;

/** The value a column sorts by; null when it's unknown. */
const valueOf = {
  vendor: ({name}) => name.toLowerCase(),
  starting: ({starting}) => starting.usd,
  pro: ({pro}) => pro.usd,
  team: ({team}) => team?.usd ?? null,
  free: ({freeTier}) => freeTierRank[freeTier],
  asof: ({asOf}) => countedFrom(asOf),
} satisfies Record<SortKey, (row: VendorRow) => string | number | null>;

/** Returns a sorted copy. Unknown values come last in both directions; ties keep their order. */
export function sortVendors(
  rows: readonly VendorRow[],
  {key, direction}: VendorSort,
): readonly VendorRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((rowA, rowB) => {
    const [a, b] = [valueOf[key](rowA), valueOf[key](rowB)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  });
}

/** Toggles the direction of the sorted column; any other column starts ascending. */
export function nextSort(sort: VendorSort, key: SortKey): VendorSort {
  const turns = sort.key === key && sort.direction === 'ascending';
  return {key, direction: turns ? 'descending' : 'ascending'};
}

/** Names of the columns and of their two directions. */
export const sortWords = {
  vendor: {name: 'Vendor', ascending: 'A to Z', descending: 'Z to A'},
  starting: {name: 'Starting price', ascending: 'lowest first', descending: 'highest first'},
  pro: {name: 'Pro price', ascending: 'lowest first', descending: 'highest first'},
  team: {name: 'Pro for 5 users', ascending: 'lowest first', descending: 'highest first'},
  free: {name: 'Free tier', ascending: 'yes first', descending: 'no first'},
  asof: {name: 'As of', ascending: 'oldest first', descending: 'newest first'},
} satisfies Record<SortKey, Record<SortDirection | 'name', string>>;

/** `Pro price, lowest first`. */
export function describeSort({key, direction}: VendorSort): string {
  return `${sortWords[key].name}, ${sortWords[key][direction]}`;
}
