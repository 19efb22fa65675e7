import type {StorageEntry} from '@site/src/data/storageEntries';
import {counted} from '@site/src/data/written';
import type {DeviceSnapshot} from './storedEntries';

/** How long the browser keeps an entry. */
export function lifetimeText({area, isMomentary}: StorageEntry): string {
  if (isMomentary) return 'Removed immediately';
  return area === 'local' ? 'Until you clear it' : 'Until you close the tab';
}

/** Describes the device's storage in a sentence or two. */
export function summaryText(snapshot: DeviceSnapshot, held: number, others: number): string {
  const {local, session} = snapshot;
  if (local === null && session === null) {
    return 'Your browser blocks storage for this site, so nothing is stored on this device. Your choices are lost when you leave the page.';
  }
  const sentences = [
    held === 0
      ? 'This site has stored nothing in local or session storage.'
      : `This site has stored ${counted(held, 'item')} in local and session storage.`,
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
