import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

/**
 * Returns a function that finds the pages shown by a list: the posts of a page of /blog or a tag, every post of the
 * blog instance for the archive and the lists of tags and authors, and the articles of a category. Lists have no source
 * file, so their date comes from these pages. All lookups are prepared once, to keep the work linear in the number of
 * pages.
 *
 * @param routes the tree of all routes.
 * @returns a function from a list's path to the routes of its pages; empty for any other page.
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

export const routesByPath = (routes: readonly RouteConfig[]): ReadonlyMap<string, RouteConfig> =>
  new Map(flattenRoutes([...routes]).map((route) => [route.path, route]));

/** Returns the latest date (YYYY-MM-DD), or null when none is known. */
export function latestDay(days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (latest, day) => (day && (!latest || day > latest) ? day : latest),
    null,
  );
}

/** Returns the ID of the blog instance that made the route, or null for another plugin's route. */
function blogOf(route: RouteConfig): string | null {
  const {plugin} = route as Partial<PluginRouteConfig>;
  return plugin?.name === BLOG_PLUGIN ? plugin.id : null;
}

/** Returns the sources, relative to the site, of the posts whose excerpts a list imports; null if it imports none. */
function itemSources({modules}: RouteConfig): string[] | null {
  const items = modules?.items as {content: {path: string}}[] | undefined;
  return items?.map(({content}) => content.path.replace('@site/', '')) ?? null;
}

/** Maps each category page's path to its articles. The docs plugin attaches its sidebars to a version's route. */
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

/** Builds Docusaurus's sitemap and dates lists, which Docusaurus leaves undated, by their latest page. */
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
