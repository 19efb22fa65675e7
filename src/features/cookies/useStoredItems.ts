import {useSyncExternalStore} from 'react';

import type {StorageEntry} from '@site/src/data/storageEntries';
import type {StorageKey} from '@site/src/data/storageKeys';
import {deviceStore, storageAreas, visitStore} from '@site/src/lib/storage';
import {readItems, takeItem} from '@site/src/lib/storedItems';
import type {DeviceSnapshot} from './storedEntries';

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
