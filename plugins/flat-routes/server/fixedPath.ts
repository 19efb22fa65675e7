/** A path that the router compares without case and without a slash at its end, because it has no parameters. */
const FIXED_PATH = /^[\w\-./]*$/;

const keys = new Map<string, string | null>();

interface Pattern {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Returns what two paths that the router takes for the same have in common. */
export const keyOf = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/** Returns the key of the only path that a pattern matches; null if it can match several. */
export function fixedKeyOf({path, exact, strict, sensitive}: Pattern): string | null {
  if (typeof path !== 'string' || !exact || strict || sensitive) return null;
  const known = keys.get(path);
  if (known !== undefined) return known;
  const key = FIXED_PATH.test(path) ? keyOf(path) : null;
  keys.set(path, key);
  return key;
}
