import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {latestDay, listedPosts} from './listedPosts';

const pathOf = ({url}: {url: string}) => new URL(url).pathname;

/** The sitemap as Docusaurus makes it, and for lists of posts, which it gives no date, that of the latest post in them. */
export const datedSitemap: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  const routes = flattenRoutes(params.routes);
  const days = new Map(items.map((item) => [pathOf(item), item.lastmod]));
  return items.map((item) => {
    const route = routes.find(({path}) => path === pathOf(item));
    if (item.lastmod || !route) return item;
    return {
      ...item,
      lastmod: latestDay(listedPosts(route, routes).map(({path}) => days.get(path))),
    };
  });
};
