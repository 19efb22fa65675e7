/** What this module needs of a storage area; tests pass a fake. */
export type ListedArea = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem'>;

/** Everything an area holds, by its key. */
export type StoredItems = Readonly<Record<string, string>>;

/**
 * Everything the area holds, in the order of the keys.
 *
 * @param area may throw (browsers throw a SecurityError on the mere access)
 * @returns null where the browser gives no access
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

/** Removes the key. Returns the text it held, or null when it held none or the browser refused. */
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
