import {statSync} from 'node:fs';
import path from 'node:path';

/** Files for the host that visitors must not see. */
const HIDDEN = new Set(['/_headers', '/_headers.nginx.conf']);

/**
 * Splits a request target into path and query.
 *
 * @returns {{pathname: string, query: string} | undefined} the path as sent; undefined if no browser would send it
 */
export function parseTarget(target) {
  const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!pathname.startsWith('/')) return undefined;
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const isTraversal = decoded.split('/').includes('..');
  return isTraversal || /[\\\0]/.test(decoded) ? undefined : {pathname, query};
}

/** Returns true for dot files and host files, which aren't part of the site; `/.well-known/` is. */
export function isHidden(pathname) {
  const decoded = decodeURIComponent(pathname);
  return HIDDEN.has(decoded) || /\/\.(?!well-known\/)/.test(decoded);
}

/**
 * Returns a page's canonical path: no trailing slash, no `.html`, no `/index`, no double slash. The last matters for
 * security: a redirect to `//name` would leave the site.
 */
export function canonicalPath(pathname) {
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}

/** Whether the build has a page or file at this canonical path. */
export function exists(root, canonical) {
  const file = path.join(root, decodeURIComponent(canonical));
  return [file, `${file}.html`, path.join(file, 'index.html')].some((candidate) =>
    statSync(candidate, {throwIfNoEntry: false})?.isFile(),
  );
}
