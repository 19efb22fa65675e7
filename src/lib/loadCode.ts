/** A request that started offline may still fail after the network came back, with whatever waits for it. */
const MAX_FAILURES_ONLINE = 2;

/** The browser reports the network's return a little before requests succeed. */
const RETRY_AFTER_MS = 1000;

/**
 * Loads code that a control needs when it's used. Tries again when the network comes back during an attempt.
 *
 * @returns null when there's no network
 * @throws when it fails with a network: the page may be older than the site, and staleChunk.client.ts reloads it
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T | null> {
  for (let failuresOnline = 0; ;) {
    const wasOnline = navigator.onLine;
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) return null;
      if (wasOnline) failuresOnline += 1;
      if (failuresOnline === MAX_FAILURES_ONLINE) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

/** Loads code before a likely use, which loads it again if this fails. */
export function prefetchCode(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}
