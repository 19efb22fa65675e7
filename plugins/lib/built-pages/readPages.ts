import fs from 'node:fs/promises';
import path from 'node:path';

/** A page of the build. */
export interface BuiltPage {
  /** Path with a leading slash, as links name it. */
  readonly path: string;
  readonly html: string;
}

/** How many files are open at once. */
const AT_ONCE = 32;

/**
 * The pages behind these routes, in their order, under either `trailingSlash` setting. A route without a file of its
 * own, such as a frame around others, has none.
 *
 * @throws when a file is there and cannot be read, or when no route has a page
 */
export async function readPages(
  outDir: string,
  routesPaths: readonly string[],
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (let from = 0; from < routesPaths.length; from += AT_ONCE) {
    const some = routesPaths.slice(from, from + AT_ONCE);
    const read = await Promise.all(
      some.map(async (route) => {
        const html = await readPage(outDir, route);
        return html === null ? [] : [{path: route, html}];
      }),
    );
    pages.push(...read.flat());
  }
  if (pages.length === 0) throw new Error(`built-pages: no page found in ${outDir}.`);
  return pages;
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

/** ENOENT is no file, ENOTDIR a folder of the path that is a file; both say that there is no page. */
async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
