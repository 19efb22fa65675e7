import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {readPages} from '../lib/built-pages/readPages';
import {pageOf} from './pageOf';

/** Where the index stands on the site; the 404 page fetches it. */
export const pageIndexPath = '/page-index.json';

/** Lists every indexable page with its title, so that the 404 page can suggest the closest ones. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',

    async postBuild({outDir, routesPaths}) {
      const built = await readPages(outDir, routesPaths);
      const pages = built.flatMap(({path: route, html}) => pageOf(route, html) ?? []);
      await fs.writeFile(path.join(outDir, pageIndexPath), JSON.stringify(pages));
    },
  };
}
