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

// Before the router starts, which reads the URL.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = routablePath(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
