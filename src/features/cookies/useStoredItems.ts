import {useMemo, useSyncExternalStore} from 'react';

import type {StorageEntry} from '@site/src/data/storageKeys';
import {storageAreas} from '@site/src/lib/storage';
import {readItems, takeItem} from '@site/src/lib/storedItems';
import type {DeviceSnapshot} from './storedEntries';

// `storage` tells of other tabs, and of Docusaurus's own writes in this one; the others of what nobody tells.
const signs = ['storage', 'focus', 'focusin', 'pageshow', 'visibilitychange'];

function subscribe(listener: () => void): () => void {
  // Those of the document reach the window, too.
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

/** As text, so that an unchanged device is an equal value. */
const readDevice = () =>
  JSON.stringify({
    local: readItems(storageAreas.local),
    session: readItems(storageAreas.session),
  } satisfies DeviceSnapshot);

/** Removes the key, and tells this tab as the browser tells the others, so that the theme and our hooks follow. */
function remove(area: StorageEntry['area'], key: string): boolean {
  const oldValue = takeItem(storageAreas[area], key);
  if (oldValue === null) return false;
  const storageArea = storageAreas[area]();
  window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue: null, storageArea}));
  return true;
}

/**
 * What the device holds, kept up to date, and the way to remove a key; it returns whether the key is gone now.
 * On the server and in the first render nothing is known: `snapshot` is null.
 */
export function useStoredItems(): {
  readonly snapshot: DeviceSnapshot | null;
  readonly remove: (area: StorageEntry['area'], key: string) => boolean;
} {
  const text = useSyncExternalStore(subscribe, readDevice, () => null);
  const snapshot = useMemo(
    () => (text === null ? null : (JSON.parse(text) as DeviceSnapshot)),
    [text],
  );
  return {snapshot, remove};
}
