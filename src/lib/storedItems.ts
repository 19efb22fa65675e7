/** The members of a storage area that this module uses. Tests pass a fake. */
export type ListedArea = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem'>;

/** The items of a storage area, by key. */
export type StoredItems = Readonly<Record<string, string>>;

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
