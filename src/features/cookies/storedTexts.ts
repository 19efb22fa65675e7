import type {StorageEntry} from '@site/src/data/storageKeys';
import type {DeviceSnapshot} from './storedEntries';

/** `1 item`, `3 items` */
const count = (items: number) => `${items} ${items === 1 ? 'item' : 'items'}`;

/** When the browser forgets an entry by itself. */
export function lifetimeText({area, isMomentary}: StorageEntry): string {
  if (isMomentary) return 'Removed at once';
  return area === 'local' ? 'Until you clear it' : 'Until you close the tab';
}

/** What the device holds at the moment, in a sentence or two. */
export function summaryText(snapshot: DeviceSnapshot, held: number, others: number): string {
  const {local, session} = snapshot;
  if (local === null && session === null) {
    return 'Your browser blocks storage for this site, so nothing is stored on this device. What you choose is forgotten when you leave the page.';
  }
  const sentences = [
    held === 0
      ? 'Right now this site stores nothing on this device.'
      : `Right now this site stores ${count(held)} on this device.`,
    local === null && 'Your browser blocks the storage that outlasts a visit.',
    session === null && 'Your browser blocks the storage of a single tab.',
    others > 0 &&
      `${count(others)} more under this address ${others === 1 ? 'is' : 'are'} not on this list; your browser’s settings remove ${others === 1 ? 'it' : 'them'}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What became of a removal, by the keys that were to be removed and those that were. */
export function removalText(wanted: readonly string[], removed: readonly string[]): string {
  const refused = wanted.filter((key) => !removed.includes(key));
  const sentences = [
    removed.length > 0 && `Removed ${count(removed.length)}: ${removed.join(', ')}.`,
    refused.length > 0 && `Your browser did not let this page remove ${refused.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What was exported, and under which name it is to be found. */
export const exportedText = (items: number, fileName: string): string =>
  `Exported ${count(items)} to ${fileName}.`;
