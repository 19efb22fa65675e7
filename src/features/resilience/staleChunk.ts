/** Two failures within this time are one broken release, not two releases. */
export const RELOAD_PAUSE_MS = 60_000;

/** WebKit reports the loads that a navigation aborts as failures; a reload then would undo the navigation. */
const LEAVING_MS = 5_000;

/**
 * Whether a failure means that this tab is older than the site: a new release removes the chunks an old
 * page asks for. Rspack and webpack both name the error `ChunkLoadError`; for styles they set a code.
 */
export function isStaleChunk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const {name, code} = error as {name?: unknown; code?: unknown};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

interface Moment {
  readonly nowMs: number;
  readonly leftAtMs: number;
  readonly isOnline: boolean;
}

/**
 * Whether to reload now: once, and not again within a minute, so that a chunk that is really
 * missing does not reload the page for ever.
 *
 * Not offline either: the page that is there is better than none. And not while the page is being left.
 *
 * @param lastReload what the last reload stored: milliseconds since the epoch as text, or null.
 * @param moment.nowMs milliseconds since the epoch.
 * @param moment.leftAtMs when the page last began to be left, likewise. A link to a mail address counts, although the
 *   page stays, so this passes.
 */
export function shouldReload(
  error: unknown,
  lastReload: string | null,
  {nowMs, leftAtMs, isOnline}: Moment,
): boolean {
  if (!isOnline || nowMs - leftAtMs < LEAVING_MS || !isStaleChunk(error)) return false;
  const last = Number(lastReload ?? NaN);
  return !(nowMs - last < RELOAD_PAUSE_MS);
}
