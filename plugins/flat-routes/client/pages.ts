import globalData from '@generated/flat-routes/globalData.json';

import {storeBuiltHtml} from '@site/src/lib/builtHtml';
import {extractPageData, type PageData} from '../pageData';
import {createPageStore} from './pageStore';

const block = document.getElementById('page-data')?.textContent;
if (!block) throw new Error('This page has no data.');

/**
 * Reads a page's data from its HTML. A page needs no second file, which a cache could combine with HTML of another
 * build.
 */
async function fetchData(path: string): Promise<PageData | null> {
  const response = await fetch(path, {headers: {accept: 'text/html'}});
  if (!response.ok) return null;
  const html = await response.text();
  storeBuiltHtml(html);
  return extractPageData(html);
}

export const pages = createPageStore(JSON.parse(block) as PageData, globalData, fetchData);
