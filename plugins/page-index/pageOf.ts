import {load} from 'cheerio';

import {describeHead} from '../lib/built-pages/describeHead';

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** The page behind a route as the index lists it, or null when search engines are told to leave it out. */
export function pageOf(route: string, html: string): IndexedPage | null {
  const $ = load(html);
  const {isHidden, version} = describeHead($, route);
  const title = $('h1').first().text().trim();
  // A frozen version repeats the current one; nobody who got lost is looking for it.
  const isFrozen = version !== null && version !== 'current';
  if (isFrozen || isHidden || !title) return null;
  return {path: route, title};
}
