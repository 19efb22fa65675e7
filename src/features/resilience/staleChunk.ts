/** Two failures within this time are one broken release, not two releases. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * Whether a failure means that this tab is older than the site: a new release removes the chunks an old
 * page asks for. Rspack and webpack both name the error `ChunkLoadError`; for styles they set a code.
 */
export function isStaleChunk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const {name, code} = error as {name?: unknown; code?: unknown};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Whether to reload now: once, and not again within a minute, so that a chunk that is really
 * missing does not reload the page for ever.
 *
 * Not offline either: the page that is there is better than none.
 *
 * @param lastReload what the last reload stored: milliseconds since the epoch as text, or null.
 * @param now.nowMs milliseconds since the epoch.
 */
export function shouldReload(
  error: unknown,
  lastReload: string | null,
  {nowMs, isOnline}: {readonly nowMs: number; readonly isOnline: boolean},
): boolean {
  if (!isOnline || !isStaleChunk(error)) return false;
  const last = Number(lastReload ?? NaN);
  return !(nowMs - last < RELOAD_PAUSE_MS);
}
