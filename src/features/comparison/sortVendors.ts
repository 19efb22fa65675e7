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

/** What a column sorts by; null when it is not known. */
const valueOf = {
  vendor: ({name}) => name.toLowerCase(),
  starting: ({starting}) => starting.usd,
  pro: ({pro}) => pro.usd,
  team: ({team}) => team?.usd ?? null,
  free: ({freeTier}) => freeTierRank[freeTier],
  asof: ({asOf}) => countedFrom(asOf),
} satisfies Record<SortKey, (row: VendorRow) => string | number | null>;

/** A sorted copy. What is not known comes last in both directions; equals keep the order they came in. */
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

/** The column's other direction when it is the sorted one already, else ascending. */
export function nextSort(sort: VendorSort, key: SortKey): VendorSort {
  const turns = sort.key === key && sort.direction === 'ascending';
  return {key, direction: turns ? 'descending' : 'ascending'};
}

/** A column's name in a sentence, and what its two directions are called. */
export const sortWords = {
  vendor: {name: 'Vendor', ascending: 'A to Z', descending: 'Z to A'},
  starting: {name: 'Starting price', ascending: 'lowest first', descending: 'highest first'},
  pro: {name: 'Pro price', ascending: 'lowest first', descending: 'highest first'},
  team: {name: 'Pro for 5 users', ascending: 'lowest first', descending: 'highest first'},
  free: {name: 'Free tier', ascending: 'with one first', descending: 'without one first'},
  asof: {name: 'As of', ascending: 'oldest first', descending: 'newest first'},
} satisfies Record<SortKey, Record<SortDirection | 'name', string>>;

/** `Pro price, lowest first`. */
export function describeSort({key, direction}: VendorSort): string {
  return `${sortWords[key].name}, ${sortWords[key][direction]}`;
}
