import fs from 'node:fs/promises';
import path from 'node:path';

import type {Build, PageReader} from '../built-pages';
import {pageOf, type IndexedPage} from './pageOf';

/** Path of the index on the site; the 404 page fetches it. */
export const pageIndexPath = '/page-index.json';

/** Lists every indexable page with its title, so that the 404 page can suggest the closest ones. */
export default function pageIndex({outDir}: Build): PageReader {
  const pages: IndexedPage[] = [];
  return {
    read(page) {
      const entry = pageOf(page);
      if (entry) pages.push(entry);
    },
    write: () => fs.writeFile(path.join(outDir, pageIndexPath), JSON.stringify(pages)),
  };
}
