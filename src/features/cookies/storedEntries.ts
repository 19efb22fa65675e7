import type {StorageEntry} from '@site/src/data/storageEntries';
import {counted} from '@site/src/data/written';

type Area = StorageEntry['area'];

/** The items of a storage area, by key. */
export type StoredItems = Readonly<Record<string, string>>;

/** The device's storage now, by area; null if the browser blocks access. */
export type DeviceSnapshot = Readonly<Record<Area, StoredItems | null>>;

/** An entry of the list with its stored items. */
export interface StoredEntry {
  readonly entry: StorageEntry;
  readonly items: readonly {readonly key: string; readonly value: string}[];
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
export function storedEntries(
  entries: readonly StorageEntry[],
  snapshot: DeviceSnapshot,
): readonly StoredEntry[] {
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
  return areas.flatMap((area) =>
    Object.keys(snapshot[area] ?? {}).filter((key) => !entryOf(entries, area, key)),
  ).length;
}

/** Every stored item with its purpose, as JSON. */
export function exportText(entries: readonly StoredEntry[]): string {
  const items = entries.flatMap(({entry: {area, purpose}, items: own}) =>
    own.map(({key, value}) => ({key, area, purpose, value})),
  );
  return `${JSON.stringify({items}, null, 2)}\n`;
}

/** How long the browser keeps an entry. */
export function lifetimeText({area, isMomentary}: StorageEntry): string {
  if (isMomentary) return 'Removed immediately';
  return area === 'local' ? 'Until you clear it' : 'Until you close the tab';
}

/**
 * Describes the device's storage in a sentence or two.
 *
 * @param stored the number of this site's items.
 * @param others the number of another site's items.
 */
export function summaryText(snapshot: DeviceSnapshot, stored: number, others: number): string {
  const {local, session} = snapshot;
  if (local === null && session === null) {
    return 'Your browser blocks storage for this site, so nothing is stored on this device. Your choices are lost when you leave the page.';
  }
  const sentences = [
    stored === 0
      ? 'This site has stored nothing in local or session storage.'
      : `This site has stored ${counted(stored, 'item')} in local and session storage.`,
    local === null && 'Your browser blocks local storage.',
    session === null && 'Your browser blocks session storage.',
    others > 0 &&
      `Another site on this domain has stored ${counted(others, 'item')}. You can remove ${others === 1 ? 'it' : 'them'} in your browser’s settings.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Announces a removal, from the keys to remove and the keys that were removed. */
export function removalText(wanted: readonly string[], removed: readonly string[]): string {
  const refused = wanted.filter((key) => !removed.includes(key));
  const sentences = [
    removed.length > 0 && `Removed ${counted(removed.length, 'item')}: ${removed.join(', ')}.`,
    refused.length > 0 && `Your browser blocked removing ${refused.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Announces an export with its file name. */
export const exportedText = (items: number, fileName: string): string =>
  `Exported ${counted(items, 'item')} to ${fileName}.`;
