/** A second failure within this time means that the release is broken, so reloading again won't help. */
export const RELOAD_PAUSE_MS = 60_000;

/** WebKit reports loads that a navigation aborts as failures; reloading then would undo the navigation. */
const LEAVING_MS = 5_000;

/**
 * Whether a failure means that this tab is older than the site: a new release removes the chunks an old page requests.
 * Rspack and webpack both name the error `ChunkLoadError`; for styles they set a code.
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
 * Whether enough time has passed to reload again: at most once a minute, so that a chunk that's really missing can't
 * cause a reload loop.
 *
 * @param lastReload stored by the last reload: milliseconds since the epoch as a string, or null.
 * @param nowMs milliseconds since the epoch.
 */
export function mayReload(lastReload: string | null, nowMs: number): boolean {
  const last = Number(lastReload ?? NaN);
  return !(nowMs - last < RELOAD_PAUSE_MS);
}

/**
 * Whether to reload now: if `mayReload`, but never offline, where the current page is better than none, and never while
 * the visitor is leaving the page.
 *
 * @param lastReload as for `mayReload`.
 * @param moment.nowMs milliseconds since the epoch.
 * @param moment.leftAtMs when the last navigation away started, likewise. It expires, because a mailto link counts
 *   although the page stays.
 */
export function shouldReload(
  error: unknown,
  lastReload: string | null,
  {nowMs, leftAtMs, isOnline}: Moment,
): boolean {
  const isLeaving = nowMs - leftAtMs < LEAVING_MS;
  return isOnline && !isLeaving && isStaleChunk(error) && mayReload(lastReload, nowMs);
}
