import fs from 'node:fs/promises';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

interface PageHead {
  /** True for pages with `noindex` and for the 404 page. */
  readonly isHidden: boolean;
  /** Such as `docs-help-2.4` or `blog_posts_list`; `default` for a page without a tag. */
  readonly tag: string;
  /** Version of the help center, guides, or API; null elsewhere. `current` is the published version. */
  readonly version: string | null;
  readonly language: string;
  /** Text of the first `<h1>`; empty when there's none. */
  readonly title: string;
  readonly description: string;
}

export interface BuiltPage {
  /** Path with a leading slash, as used in links. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  /** The `<head>` and, in the body, only `<main>` and scripts. */
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
  const $ = load(withoutFrame(html));
  return {path: route, file, html, $, head: describeHead($, route)};
}

/** A comment, a script, or a tag. The minifier leaves `<` and `>` in attributes as they are. */
const MARKUP =
  /<!--[^]*?-->|<(script)\b(?:"[^"]*"|'[^']*'|[^"'>])*>[^]*?<\/script>|<(\/?\w+)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** Leaves out what surrounds `<main>`, except for scripts. Every page repeats it, no reader needs it, and parsing is slow. */
function withoutFrame(html: string): string {
  let body = -1;
  let start = -1;
  let end = -1;
  const scripts: (readonly [at: number, markup: string])[] = [];
  for (const {0: markup, 1: script, 2: tag, index} of html.matchAll(MARKUP)) {
    const name = (script ?? tag)?.toLowerCase();
    if (name === 'body') body = index + markup.length;
    else if (name === 'main' && start < 0) start = index;
    else if (name === '/main') end = index + markup.length;
    else if (name === 'script') scripts.push([index, markup]);
  }
  if (body < 0 || start < body || end <= start) return html;
  const around = scripts
    .filter(([at]) => at >= body && (at < start || at >= end))
    .map(([, markup]) => markup);
  return html.slice(0, body) + html.slice(start, end) + around.join('');
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

/** Reads the metadata of a built page. */
export function describeHead($: CheerioAPI, route: string): PageHead {
  return {
    isHidden: isNoIndex($) || /^\/404(\.html)?\/?$/.test(route),
    tag: metaOf($, 'docsearch:docusaurus_tag') || 'default',
    version: metaOf($, 'docsearch:version') || null,
    language: metaOf($, 'docsearch:language') || $('html').attr('lang') || 'en',
    title: $('h1').first().text().trim(),
    description: $('head meta[name="description"]').attr('content') ?? '',
  };
}

/** Returns the last match, because a page's own tags follow the site-wide ones. */
export const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`head meta[name="${name}"]`).last().attr('content')?.trim();

// The theme's search page writes `property` instead of `name`, which search engines ignore.
const isNoIndex = ($: CheerioAPI) =>
  $('head meta[name="robots"], head meta[property="robots"]')
    .toArray()
    .some((robots) => $(robots).attr('content')?.includes('noindex'));

/**
 * Returns a text that doesn't keep the one it was cut from in memory. V8 stores what a pattern or `slice` finds as a place
 * in the whole text, so a URL that's kept until the end of a build keeps the HTML of its page.
 */
export const detached = (text: string): string => Buffer.from(text).toString();
