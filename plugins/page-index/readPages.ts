import fs from 'node:fs/promises';
import path from 'node:path';

/** A page of the build. */
export interface BuiltPage {
  /** Path with a leading slash, as links name it. */
  readonly path: string;
  readonly html: string;
}

/** The pages behind these routes; a route without a file of its own, such as a frame around others, has none. */
export async function readPages(
  outDir: string,
  routesPaths: readonly string[],
): Promise<BuiltPage[]> {
  const pages = await Promise.all(
    routesPaths.map(async (route) => {
      const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
      const html = await fs.readFile(file, 'utf8').catch(() => null);
      return html === null ? [] : [{path: route, html}];
    }),
  );
  return pages.flat();
}
