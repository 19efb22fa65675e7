import type {StorageArea} from '@site/src/lib/storage';
import {parseJson} from '@site/src/lib/text';

/**
 * Removes DocSearch's stored lists that have anything but hits: it would take down the page with them.
 *
 * @param area returns the storage; may throw, because blocked storage throws on access.
 * @param index the name of DocSearch's index.
 */
export function removeBrokenHistory(area: () => StorageArea | undefined, index: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${index}`;
    try {
      const stored = area()?.getItem(key) ?? null;
      if (stored !== null && !hasOnlyHits(stored)) area()?.removeItem(key);
    } catch {
      // DocSearch can't read it, either.
    }
  }
}

function hasOnlyHits(stored: string): boolean {
  const list = parseJson(stored);
  return Array.isArray(list) && list.every(isHit);
}

function isHit(value: unknown): boolean {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Record<string, unknown>;
  const areTexts = [objectID, url, type].every((text) => typeof text === 'string');
  return areTexts && typeof hierarchy === 'object' && hierarchy !== null;
}
