import {load} from 'cheerio';
import {expect, test, type APIRequestContext} from 'playwright/test';

import {sitemapPaths} from './support/sitemap';

test.skip(({isMobile}) => isMobile, 'The width makes no difference.');

/** Shorter says nothing, longer is cut off in search results. */
const LENGTH = {min: 50, max: 160};

/** What search engines show of every page of the sitemap. */
async function readHeads(request: APIRequestContext) {
  const heads: {path: string; title: string; description: string}[] = [];
  for (const path of sitemapPaths()) {
    const $ = load(await (await request.get(path)).text());
    const descriptions = $('meta[name="description"]');
    expect.soft(descriptions.length, `${path}: one description`).toBe(1);
    const description = descriptions.attr('content') ?? '';
    heads.push({path, title: $('title').text(), description});
  }
  return heads;
}

/** Values that more than one page has, each with those pages. */
function shared(heads: readonly {path: string}[], valueOf: (at: number) => string): string[] {
  const paths = new Map<string, string[]>();
  heads.forEach(({path}, at) => paths.set(valueOf(at), [...(paths.get(valueOf(at)) ?? []), path]));
  return Array.from(paths)
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `"${value}": ${same.join(', ')}`);
}

test('every page has a title and a description of its own', async ({request}) => {
  const heads = await readHeads(request);
  expect
    .soft(
      shared(heads, (at) => heads[at]?.title ?? ''),
      'titles',
    )
    .toEqual([]);
  expect
    .soft(
      shared(heads, (at) => heads[at]?.description ?? ''),
      'descriptions',
    )
    .toEqual([]);
  const offLength = heads.filter(
    ({description: {length}}) => length < LENGTH.min || length > LENGTH.max,
  );
  expect
    .soft(offLength.map(({path, description}) => `${path}: ${description.length} "${description}"`))
    .toEqual([]);
});
