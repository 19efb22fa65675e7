import {useSyncExternalStore} from 'react';

import type {StorageEntry} from '@site/src/data/storageEntries';
import type {StorageKey} from '@site/src/data/storageKeys';
import {deviceStore, storageAreas, visitStore} from '@site/src/lib/storage';
import type {DeviceSnapshot, StoredItems} from './storedEntries';

// `storage` reports other tabs, and Docusaurus's own writes in this one. The other events are moments to look again,
// because nothing reports the remaining writes.
const events = ['storage', 'focus', 'focusin', 'pageshow', 'visibilitychange'];

function subscribe(listener: () => void): () => void {
  // Events on the document bubble to the window.
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

const stores = {local: deviceStore, session: visitStore};

/** As text, so that an unchanged snapshot is an equal value. */
const readDevice = () =>
  JSON.stringify({
    local: readItems(storageAreas.local),
    session: readItems(storageAreas.session),
  } satisfies DeviceSnapshot);

/** Removes the key and sends this tab the event that the browser sends the others, so the theme and our hooks follow. */
function remove(area: StorageEntry['area'], key: string): boolean {
  const oldValue = takeItem(storageAreas[area], key);
  if (oldValue === null) return false;
  // A later value that the device refused is in the store's memory, and would be read and written again.
  stores[area].remove(key as StorageKey);
  const storageArea = storageAreas[area]();
  window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue: null, storageArea}));
  return true;
}

/**
 * The device's storage, always current, and a function that removes a key and returns whether it did. `snapshot` is null
 * on the server and in the first render.
 */
export function useStoredItems(): {
  readonly snapshot: DeviceSnapshot | null;
  readonly remove: (area: StorageEntry['area'], key: string) => boolean;
} {
  const text = useSyncExternalStore(subscribe, readDevice, () => null);
  return {snapshot: text === null ? null : (JSON.parse(text) as DeviceSnapshot), remove};
}

/** The members of a storage area that this module uses. Tests pass a fake. */
export type ListedArea = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem'>;

/**
 * Reads every item of the area, sorted by key.
 *
 * @param area may throw, because blocked storage throws a SecurityError on access.
 * @returns null if the browser blocks access.
 */
export function readItems(area: () => ListedArea | undefined): StoredItems | null {
  try {
    const storage = area();
    if (!storage) return null;
    const keys = Array.from({length: storage.length}, (_, index) => storage.key(index));
    return Object.fromEntries(
      keys
        .filter((key) => key !== null)
        .sort()
        .map((key) => [key, storage.getItem(key) ?? '']),
    );
  } catch {
    return null;
  }
}

/** Removes the key. Returns its value, or null if it had none or the browser blocked access. */
export function takeItem(area: () => ListedArea | undefined, key: string): string | null {
  try {
    const storage = area();
    const value = storage?.getItem(key) ?? null;
    storage?.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
