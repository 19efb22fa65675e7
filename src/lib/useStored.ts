import {useCallback, useSyncExternalStore} from 'react';

import type {StorageKey} from '@site/src/data/storageKeys';
import {deviceStore, type KeyValueStore} from './storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The event reports other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A text stored on the visitor's device and shared by all components that use the key. It's null on the server and in
 * the first render. `write` returns whether the device stored the text; otherwise it's lost when the page is closed.
 *
 * @param store the device, or `visitStore` for one tab.
 */
export function useStored(
  key: StorageKey,
  store: KeyValueStore = deviceStore,
): [value: string | null, write: (value: string) => boolean] {
  const value = useSyncExternalStore(
    subscribe,
    () => store.read(key),
    () => null,
  );
  const write = useCallback(
    (next: string) => {
      const isStored = store.write(key, next);
      listeners.forEach((listener) => listener());
      return isStored;
    },
    [key, store],
  );
  return [value, write];
}
