import fs from 'node:fs/promises';
import path from 'node:path';

import type {Build, PageReader} from '../built-pages';
import type {BuiltPage} from '../built-pages/readPages';

/** Lists every indexable page with its title in /page-index.json, so the 404 page can suggest the closest matches. */
export default function pageIndex({outDir}: Build): PageReader {
  const pages: IndexedPage[] = [];
  return {
    read(page) {
      const entry = pageOf(page);
      if (entry) pages.push(entry);
    },
    write: () => fs.writeFile(path.join(outDir, 'page-index.json'), JSON.stringify(pages)),
  };
}

interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** Returns the page's index entry, or null for a noindex page. */
export function pageOf({path, head: {isHidden, version, title}}: BuiltPage): IndexedPage | null {
  // A frozen version repeats the current one, so suggesting both would be noise.
  const isFrozen = version !== null && version !== 'current';
  if (isFrozen || isHidden || !title) return null;
  return {path, title};
}
