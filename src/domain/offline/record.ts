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

/** Returns what's kept; null for nothing, and if the browser blocks site data. */
export async function readKept(caches: Pick<CacheStorage, 'match'>): Promise<Kept | null> {
  const record = await caches.match(RECORD).catch(() => undefined);
  return record ? ((await record.json()) as Kept) : null;
}
