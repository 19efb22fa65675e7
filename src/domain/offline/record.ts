/** What's kept on this device, stored with the files. */
export interface Kept {
  readonly build: string;
  /** When it was compared with the site, in milliseconds since 1970. */
  readonly checkedAt: number;
  /** Titles by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The record's URL. It's written last: only a complete cache has one. */
export const RECORD = '/offline-record.json';

/** Caches of this site with another name belong to something else. */
export const PREFIX = 'offline-';

interface OpenCache {
  readonly name: string;
  readonly cache: Cache;
  readonly kept: Kept;
}

/** The latest complete cache. Closing the page before `replace` ends can leave an older one. */
export async function openKept(caches: CacheStorage): Promise<OpenCache | null> {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(PREFIX)).reverse()) {
    const cache = await caches.open(name);
    const record = await cache.match(RECORD);
    if (record) return {name, cache, kept: (await record.json()) as Kept};
  }
  return null;
}

/** Returns what's kept; null for nothing, and if the browser blocks site data. */
export async function readKept(caches: CacheStorage): Promise<Kept | null> {
  const open = await openKept(caches).catch(() => null);
  return open?.kept ?? null;
}
