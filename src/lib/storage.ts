import type {StorageKey} from '@site/src/data/storageKeys';

/** The methods that this module uses. Tests pass a fake. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeyValueStore {
  /** Returns the stored text, or null if there's none. Never throws. */
  read(key: StorageKey): string | null;
  /**
   * Stores the text, or keeps it in memory if the device doesn't store it. Never throws.
   *
   * @returns whether the device stored it.
   */
  write(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
}

/**
 * Creates a store that works with blocked, full, and missing storage. Values that the device doesn't store stay in
 * memory until the page is closed, so features work the same until then.
 *
 * @param area returns the storage area; may throw, because blocked storage throws a SecurityError on access.
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
      memory.set(key, value);
      try {
        const storage = area();
        if (!storage) return false;
        storage.setItem(key, value);
        return memory.delete(key);
      } catch {
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

/** The browser's storage: undefined on the server. Access throws if it's blocked. */
export const storageAreas = {
  local: () => (typeof window === 'undefined' ? undefined : window.localStorage),
  session: () => (typeof window === 'undefined' ? undefined : window.sessionStorage),
};

/** The store on the visitor's device. Every read on the server is null. */
export const deviceStore = createStore(storageAreas.local);

/** A store for one tab, cleared when it closes. */
export const visitStore = createStore(storageAreas.session);

/**
 * Replaces storage that's blocked or can't be read, such as a damaged one in Firefox, with null. DocSearch 4.7.0 reads
 * `localStorage` in an effect without catching the error, but works if it's null, as in an Android WebView with storage
 * turned off.
 */
export function guardStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
}
