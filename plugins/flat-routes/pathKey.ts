import {singleSlashes} from '../../src/lib/text';

/**
 * Returns one key for all forms of a page's path: percent-encoded or not, in any letter case, with doubled slashes, with a
 * trailing slash, with `.html`, or with `/index.html`.
 */
export function pathKey(path: string): string {
  const stripped = singleSlashes(decoded(path))
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1');
  // The router ignores letter case.
  return stripped.toLowerCase() || '/';
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
