import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {pageOf, type IndexedPage} from './pageOf';

/** Where the index stands on the site; the 404 page fetches it. */
export const pageIndexPath = '/page-index.json';

/** Lists every indexable page with its title, so that the 404 page can suggest the closest ones. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',

    async postBuild({outDir, routesPaths}) {
      const pages: IndexedPage[] = [];
      for (const route of routesPaths) {
        const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
        const html = await fs.readFile(file, 'utf8').catch(() => null);
        const page = html && pageOf(route, html);
        if (page) pages.push(page);
      }
      await fs.writeFile(path.join(outDir, pageIndexPath), JSON.stringify(pages));
    },
  };
}
