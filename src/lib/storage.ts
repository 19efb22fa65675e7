import {storageKeys, type StorageKey} from '@site/src/data/storageKeys';

/** What this module needs of `window.localStorage`; tests pass a fake. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeyValueStore {
  /** The stored text, or null when there is none. Never throws. */
  read(key: StorageKey): string | null;
  /**
   * Stores the text. Falls back to this page's memory when the device refuses. Never throws.
   * @returns whether the device took it.
   */
  write(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
}

/**
 * A store that survives blocked, full and missing storage: what the device refuses is kept
 * in memory until the page is closed, so features work the same for the page's lifetime.
 *
 * @param area returns the storage area; may throw (browsers throw a SecurityError on the mere access).
 */
export function createStore(area: () => StorageArea | undefined): KeyValueStore {
  const memory = new Map<string, string | null>();

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return area()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        const storage = area();
        if (!storage) throw new Error('no storage');
        storage.setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      try {
        area()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

/** The browser's own storage: undefined on the server; the mere access throws where it is blocked. */
export const storageAreas = {
  local: () => (typeof window === 'undefined' ? undefined : window.localStorage),
  session: () => (typeof window === 'undefined' ? undefined : window.sessionStorage),
};

/** The visitor's device. On the server every read is null. */
export const deviceStore = createStore(storageAreas.local);

/** The same for one tab: forgotten when it closes. */
export const visitStore = createStore(storageAreas.session);

/**
 * Takes a storage away whose mere access throws. An effect of DocSearch 4.7.0 reads `localStorage` unguarded; without
 * storage (null, as in an Android WebView that has it switched off) DocSearch works.
 */
export function guardStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
}

export {storageKeys};
