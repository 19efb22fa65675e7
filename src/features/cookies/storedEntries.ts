import type {StorageEntry} from '@site/src/data/storageEntries';
import type {StoredItems} from '@site/src/lib/storedItems';

type Area = StorageEntry['area'];

/** The device's storage now, by area; null if the browser blocks access. */
export type DeviceSnapshot = Readonly<Record<Area, StoredItems | null>>;

export interface HeldItem {
  readonly key: string;
  readonly value: string;
}

/** An entry of the list with its stored items. */
export interface HeldEntry {
  readonly entry: StorageEntry;
  readonly items: readonly HeldItem[];
}

/** Whether the pattern covers this key. A star at its end stands for any further characters, or none. */
export function covers(pattern: string, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}

/** The entry a key belongs to. If several cover it, the most specific one. */
export function entryOf(
  entries: readonly StorageEntry[],
  area: Area,
  key: string,
): StorageEntry | undefined {
  const exactness = (entry: StorageEntry) =>
    entry.key === key ? Infinity : entry.key.replace(/\*$/, '').length;
  return entries
    .filter((entry) => entry.area === area && covers(entry.key, key))
    .sort((a, b) => exactness(b) - exactness(a))[0];
}

/** Every entry, in order, with the items that the device has stored for it. */
export function heldEntries(
  entries: readonly StorageEntry[],
  snapshot: DeviceSnapshot,
): readonly HeldEntry[] {
  return entries.map((entry) => ({
    entry,
    items: Object.entries(snapshot[entry.area] ?? {})
      .filter(([key]) => entryOf(entries, entry.area, key) === entry)
      .map(([key, value]) => ({key, value})),
  }));
}

/** The number of stored items that no entry covers, because another site on the same origin wrote them. */
export function otherItems(entries: readonly StorageEntry[], snapshot: DeviceSnapshot): number {
  const areas: readonly Area[] = ['local', 'session'];
  return areas
    .flatMap((area) => Object.keys(snapshot[area] ?? {}).map((key) => entryOf(entries, area, key)))
    .filter((entry) => entry === undefined).length;
}

/** Every stored item with its purpose, as JSON. */
export function exportText(held: readonly HeldEntry[]): string {
  const items = held.flatMap(({entry: {area, purpose}, items: own}) =>
    own.map(({key, value}) => ({key, area, purpose, value})),
  );
  return `${JSON.stringify({items}, null, 2)}\n`;
}
