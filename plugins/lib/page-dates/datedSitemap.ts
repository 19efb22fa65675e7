import type {Options} from '@docusaurus/plugin-sitemap';

import {latestDay, listedPages} from './listedPages';

/** The sitemap as Docusaurus makes it, plus a date for lists, which it leaves undated: that of the latest page in them. */
export const datedSitemap: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  const listedOn = listedPages(params.routes);
  const paths = items.map(({url}) => new URL(url).pathname);
  const days = new Map(items.map(({lastmod}, at) => [paths[at], lastmod]));
  return items.map((item, at) => {
    const listed = listedOn(paths[at] ?? '');
    if (item.lastmod || listed.length === 0) return item;
    return {...item, lastmod: latestDay(listed.map(({path}) => days.get(path)))};
  });
};
