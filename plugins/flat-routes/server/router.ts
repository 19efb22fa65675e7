import {matchPath as stockMatchPath, type match, type RouteProps} from 'react-router-dom';

/*
 * Replaces @docusaurus/router while pages are rendered at build time. For each page, the plugin for docs compares the
 * path with those of all docs, several times.
 */

export {Redirect, useHistory, useLocation} from 'react-router-dom';

/** A path without parameters, which the router compares without case and without a slash at its end. */
const FIXED_PATH = /^[\w\-./]*$/;

const keys = new Map<string, string | null>();

interface Pattern {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Returns the same key for paths that the router treats as equal. */
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

/** Matches a path as the original does, without compiling patterns that match only another path. */
export function matchPath(pathname: string, props: RouteProps | string): match<object> | null {
  const key = typeof props === 'string' ? null : fixedKeyOf(props);
  if (key !== null && key !== keyOf(pathname)) return null;
  return stockMatchPath(pathname, props);
}
