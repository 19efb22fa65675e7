import fs from 'node:fs/promises';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

import {describeHead, type PageHead} from './describeHead';

export interface BuiltPage {
  /** Path with a leading slash, as used in links. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  /** The parsed HTML. */
  readonly $: CheerioAPI;
  readonly head: PageHead;
}

/** Number of files read at the same time. */
const AT_ONCE = 8;

/**
 * Yields the pages of these routes in order, under either `trailingSlash` setting. Skips routes without a file of their
 * own, such as layout routes.
 *
 * @throws when a file exists but can't be read, or when no route has a page
 */
export async function* readPages(
  outDir: string,
  routesPaths: readonly string[],
): AsyncGenerator<BuiltPage> {
  let count = 0;
  for (let from = 0; from < routesPaths.length; from += AT_ONCE) {
    const routes = routesPaths.slice(from, from + AT_ONCE);
    const files = await Promise.all(routes.map((route) => readPage(outDir, route)));
    for (const [at, found] of files.entries()) {
      if (found === null) continue;
      count += 1;
      yield parsePage(routes[at] ?? '', found.html, found.file);
    }
  }
  if (count === 0) throw new Error(`built-pages: no page found in ${outDir}.`);
}

export function parsePage(route: string, html: string, file = ''): BuiltPage {
  const $ = load(html);
  return {path: route, file, html, $, head: describeHead($, route)};
}

async function readPage(
  outDir: string,
  route: string,
): Promise<{readonly file: string; readonly html: string} | null> {
  const name = route.replace(/^\/|\/$|\.html$/g, '');
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    const file = path.join(outDir, candidate);
    const html = await readIfThere(file);
    if (html !== null) return {file, html};
  }
  return null;
}

/** Returns null on ENOENT (no such file) and ENOTDIR (part of the path is a file). */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
