import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';

const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

/**
 * What a list of the blog plugin shows: the posts of a page of /blog or of a tag, and every post of its instance for
 * the archive and for the lists of tags and authors. Such a page has no source of its own whose last change could be its date.
 *
 * @param routes all routes, flat.
 * @returns routes of posts; none when the page is no such list.
 */
export function listedPosts(list: RouteConfig, routes: readonly RouteConfig[]): RouteConfig[] {
  const plugin = blogOf(list);
  if (plugin === null || list.metadata?.sourceFilePath) return [];
  const sources = itemSources(list);
  return routes.filter(({metadata, ...route}) => {
    const source = metadata?.sourceFilePath;
    return source && blogOf(route) === plugin && (!sources || sources.includes(source));
  });
}

/** The latest of some days, YYYY-MM-DD; null when none is known. */
export function latestDay(days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (latest, day) => (day && (!latest || day > latest) ? day : latest),
    null,
  );
}

/** Id of the blog instance that made the route; null for a route of another plugin. */
function blogOf(route: Omit<RouteConfig, 'metadata'>): string | null {
  const {plugin} = route as Partial<PluginRouteConfig>;
  return plugin?.name === BLOG_PLUGIN ? plugin.id : null;
}

/** Sources of the posts whose excerpts a list imports, relative to the site; null for a list that imports none. */
function itemSources({modules}: RouteConfig): string[] | null {
  const items = modules?.items as {content: {path: string}}[] | undefined;
  return items?.map(({content}) => content.path.replace('@site/', '')) ?? null;
}
