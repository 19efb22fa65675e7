import {matchPath as stockMatchPath, type match, type RouteProps} from 'react-router-dom';

import {fixedKeyOf, keyOf} from './fixedPath';

/*
 * Replaces @docusaurus/router while pages are rendered at build time. For each page, the plugin for docs compares the
 * path with those of all docs, several times.
 */

export {Redirect, useHistory, useLocation} from 'react-router-dom';

/** Matches a path as the original does, without compiling patterns that match only another path. */
export function matchPath(pathname: string, props: RouteProps | string): match<object> | null {
  const key = typeof props === 'string' ? null : fixedKeyOf(props);
  if (key !== null && key !== keyOf(pathname)) return null;
  return stockMatchPath(pathname, props);
}
