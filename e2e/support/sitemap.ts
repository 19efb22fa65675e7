import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = path.join(__dirname, '../../build/sitemap.xml');

/** A build that lost a content folder still has a sitemap; one of this site's size has more pages than this. */
const FEWEST_PAGES = 25;

/**
 * The paths of all pages that search engines are told of.
 *
 * @throws with a sentence when there are too few: tests that loop over none would pass
 */
export function sitemapPaths(xml = readFileSync(FILE, 'utf8')): string[] {
  const paths = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) =>
    // A path alone: the build is tested on another host than the one it names.
    address ? new URL(address).pathname : '',
  );
  if (paths.length < FEWEST_PAGES) {
    throw new Error(`build/sitemap.xml lists ${paths.length} pages, expected ${FEWEST_PAGES}.`);
  }
  return paths;
}

/** An address that leads to the 404 page. */
export const UNKNOWN_PATH = '/no-such-page';

/** Every look the site has: the sitemap, the search without and with hits, and the 404 page. */
export function allPaths(): string[] {
  return Array.from(new Set([...sitemapPaths(), '/search', '/search?q=bounce', UNKNOWN_PATH]));
}
