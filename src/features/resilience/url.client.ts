import {singleSlashes} from '@site/src/lib/text';

/**
 * Returns a path that the router can read. It knows a page only by single slashes, but some hosts also serve `//pricing`
 * and `/help%2Ftools`, where it would replace the page with the 404 page. And it throws at percent signs that aren't
 * UTF-8, such as in `/caf%E9`, so the 404 page of such a path would never respond.
 */
export function routablePath(pathname: string): string {
  const single = singleSlashes(pathname);
  try {
    decodeURI(single);
    return single;
  } catch {
    return single.replaceAll('%', '%25');
  }
}

/**
 * Anyone can type a hash with a stray percent sign, such as `#50%`. Docusaurus decodes a hash after each change, and its
 * error would replace the page, so this encodes the sign before the router handles the change.
 */
function encodeStrayPercents(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (typeof window !== 'undefined') {
  // Before the router starts, which reads the URL.
  const {pathname, search, hash} = window.location;
  const path = routablePath(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
  window.addEventListener('popstate', encodeStrayPercents, {capture: true});
}
