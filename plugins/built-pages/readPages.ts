import fs from 'node:fs/promises';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

import {describeHead, type PageHead} from './describeHead';

/** A page of the build. */
export interface BuiltPage {
  /** Path with a leading slash, as links name it. */
  readonly path: string;
  readonly $: CheerioAPI;
  readonly head: PageHead;
}

/** How many files are open at once. */
const AT_ONCE = 8;

/**
 * Yields the pages behind these routes one by one, in their order, under either `trailingSlash` setting. A route without
 * a file of its own, such as a layout around others, is skipped.
 *
 * @throws when a file is there and can't be read, or when no route has a page
 */
export async function* readPages(
  outDir: string,
  routesPaths: readonly string[],
): AsyncGenerator<BuiltPage> {
  let count = 0;
  for (let from = 0; from < routesPaths.length; from += AT_ONCE) {
    const routes = routesPaths.slice(from, from + AT_ONCE);
    const files = await Promise.all(routes.map((route) => readPage(outDir, route)));
    for (const [at, html] of files.entries()) {
      if (html === null) continue;
      count += 1;
      yield parsePage(routes[at] ?? '', html);
    }
  }
  if (count === 0) throw new Error(`built-pages: no page found in ${outDir}.`);
}

/** A page from its HTML. */
export function parsePage(route: string, html: string): BuiltPage {
  const $ = load(html);
  return {path: route, $, head: describeHead($, route)};
}

async function readPage(outDir: string, route: string): Promise<string | null> {
  const name = route.replace(/^\/|\/$|\.html$/g, '');
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    const html = await readIfThere(path.join(outDir, candidate));
    if (html !== null) return html;
  }
  return null;
}

/** ENOENT is no file, ENOTDIR a folder of the path that is a file; both mean that there's no page. */
async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
