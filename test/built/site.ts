import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

import {canonicalPath} from '../../scripts/lib/address.mjs';
import {brand} from '../../src/data/brand';

/** A build without a content folder still has a sitemap, but with fewer pages than this. */
const FEWEST_PAGES = 25;

export interface BuiltPage {
  readonly path: string;
  readonly $: CheerioAPI;
}

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly version: string | null;
  readonly lastChanged: string | null;
  readonly markdown: string;
  readonly sha256: string;
}

export const folder = path.join(__dirname, '../../build');

/** Returns the absolute path of a file in the build, given a path or URL of the site. */
export const fileOf = (address: string) =>
  path.join(folder, decodeURIComponent(new URL(address, brand.url).pathname));

export const textOf = (address: string) => readFileSync(fileOf(address), 'utf8');

/** Whether the build has a page or a file for this path. */
export const isServed = (address: string) =>
  address === '/' || existsSync(fileOf(address)) || existsSync(`${fileOf(address)}.html`);

const allPages: readonly BuiltPage[] = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: canonicalPath(`/${file.split(path.sep).join('/')}`) as string,
    $: load(readFileSync(path.join(folder, file), 'utf8')),
  }));

const isBooklet = ({path: address}: BuiltPage) => address.startsWith('/help/booklet/');

/** Pages of plugins/help-booklets, which aren't routes and have no header or footer. */
export const booklets = allPages.filter(isBooklet);

export const pages = allPages.filter((page) => !isBooklet(page));

/** @throws when there's no such page */
export function pageAt(address: string): BuiltPage {
  const found = pages.find((page) => page.path === address);
  if (!found) throw new Error(`build/ has no page ${address}.`);
  return found;
}

export const sitemapEntries = Array.from(
  textOf('/sitemap.xml').matchAll(/<url>(.+?)<\/url>/gs),
  ([, entry = '']) => entry,
);

/** Pages in the sitemap. */
export const indexedPages = sitemapEntries.map((entry) => {
  const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
  return pageAt(new URL(address).pathname);
});

export const manifest = JSON.parse(textOf('/pages.json')) as {readonly pages: ListedPage[]};

/** Pages of frozen versions, which search engines must not index. */
export const frozenPages = manifest.pages
  .filter(({version}) => version !== null && version !== 'current')
  .map((page) => pageAt(page.path));

if (indexedPages.length < FEWEST_PAGES) {
  throw new Error(
    `build/sitemap.xml lists ${indexedPages.length} pages, expected ${FEWEST_PAGES}.`,
  );
}

/** Returns a blog's posts without its lists. */
export const postsOf = (section: 'blog' | 'changelog') =>
  indexedPages.filter(
    (page) =>
      new RegExp(`^/${section}/[^/]+$`).test(page.path) &&
      !/\/(archive|authors|tags)$/.test(page.path),
  );

/** Finds values that several pages share, and lists the paths of those pages. */
export function shared(entries: readonly (readonly [value: string, path: string])[]): string[] {
  const paths = new Map<string, string[]>();
  for (const [value, at] of entries) paths.set(value, [...(paths.get(value) ?? []), at]);
  return Array.from(paths)
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `"${value}": ${same.join(', ')}`);
}
