import {readFileSync} from 'node:fs';
import path from 'node:path';

const BUILD = path.join(__dirname, '../../build');

/** A build that lost a content folder still has a sitemap; one of this site's size has more pages than this. */
const FEWEST_PAGES = 25;

/**
 * The paths of all pages that search engines are told of.
 *
 * @throws with a sentence when there are too few: tests that loop over none would pass
 */
export function sitemapPaths(
  xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8'),
): string[] {
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

/** The pages of the manifest, as far as it is read here; `plugins/machine-readable` writes it. */
type Manifest = {pages: {path: string; version: string | null}[]};

/** The paths of frozen versions: readers use them, search engines are led to the current ones. */
export function frozenPaths(json = readFileSync(path.join(BUILD, 'pages.json'), 'utf8')): string[] {
  return (JSON.parse(json) as Manifest).pages
    .filter(({version}) => version !== null && version !== 'current')
    .map((page) => page.path);
}

/** Every look the site has: the sitemap, frozen versions, the search without and with hits, the 404 page. */
export function allPaths(): string[] {
  return Array.from(
    new Set([...sitemapPaths(), ...frozenPaths(), '/search', '/search?q=bounce', UNKNOWN_PATH]),
  );
}
