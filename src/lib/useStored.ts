import {useCallback, useSyncExternalStore} from 'react';

import type {StorageKey} from '@site/src/data/storageKeys';
import {deviceStore, type KeyValueStore} from './storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of the same site.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A text kept on the visitor's device, shared by all components that use the key.
 * On the server and in the first render it is null. `write` returns whether the device took the text; when not, it
 * is kept until the page is closed.
 *
 * @param store the device, or `visitStore` for what is forgotten when the tab closes
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
      const isKept = store.write(key, next);
      listeners.forEach((listener) => listener());
      return isKept;
    },
    [key, store],
  );
  return [value, write];
}
