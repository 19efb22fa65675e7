import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

/**
 * Finds what lists show: the posts of a page of /blog or of a tag, every post of its instance for the archive and for
 * the lists of tags and authors, and the articles of a category. Such a page has no source whose last change could be
 * its date. All lookups are prepared once, so that the work grows with the number of pages and no faster.
 *
 * @param routes the tree of all routes.
 * @returns for the path of a list the routes of its pages; none for any other page.
 */
export function listedPages(
  routes: readonly RouteConfig[],
): (path: string) => readonly RouteConfig[] {
  const byPath = routesByPath(routes);
  const categories = categoryArticles(routes);
  const posts = new Map<string, Map<string, RouteConfig>>();
  for (const route of byPath.values()) {
    const blog = blogOf(route);
    const source = route.metadata?.sourceFilePath;
    if (blog === null || !source) continue;
    posts.set(blog, (posts.get(blog) ?? new Map<string, RouteConfig>()).set(source, route));
  }

  return (path) => {
    const articles = categories.get(path);
    if (articles) return articles.flatMap((article) => byPath.get(article) ?? []);
    const list = byPath.get(path);
    const blog = list && blogOf(list);
    if (!list || !blog || list.metadata?.sourceFilePath) return [];
    const ofBlog = posts.get(blog) ?? new Map<string, RouteConfig>();
    return itemSources(list)?.flatMap((source) => ofBlog.get(source) ?? []) ?? [...ofBlog.values()];
  };
}

/** The routes of all pages by their paths. */
export const routesByPath = (routes: readonly RouteConfig[]): ReadonlyMap<string, RouteConfig> =>
  new Map(flattenRoutes([...routes]).map((route) => [route.path, route]));

/** The latest of some days, YYYY-MM-DD; null when none is known. */
export function latestDay(days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (latest, day) => (day && (!latest || day > latest) ? day : latest),
    null,
  );
}

/** ID of the blog instance that made the route; null for a route of another plugin. */
function blogOf(route: RouteConfig): string | null {
  const {plugin} = route as Partial<PluginRouteConfig>;
  return plugin?.name === BLOG_PLUGIN ? plugin.id : null;
}

/** Sources of the posts whose excerpts a list imports, relative to the site; null for a list that imports none. */
function itemSources({modules}: RouteConfig): string[] | null {
  const items = modules?.items as {content: {path: string}}[] | undefined;
  return items?.map(({content}) => content.path.replace('@site/', '')) ?? null;
}

/** The articles of each category by the path of its page. The docs plugin gives its sidebars to the route of a version. */
function categoryArticles(routes: readonly RouteConfig[]): Map<string, string[]> {
  const articles = new Map<string, string[]>();
  for (const {props, routes: inner = []} of routes) {
    const version = props?.version as PropVersionMetadata | undefined;
    for (const item of Object.values(version?.docsSidebars ?? {}).flat()) {
      if (item.type !== 'category' || !item.href) continue;
      articles.set(
        item.href,
        item.items.flatMap((link) => (link.type === 'link' ? link.href : [])),
      );
    }
    categoryArticles(inner).forEach((paths, category) => articles.set(category, paths));
  }
  return articles;
}

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
