import type {PropSidebar} from '@docusaurus/plugin-content-docs';

import type {SidebarArticle} from '../../../../plugins/help-catalog/sidebar';
import type {ArticleLink} from '../RelatedArticles/RelatedArticles';

/** A category with more articles shows the ones around the current page. */
export const MAX_ARTICLES = 12;

/** Articles shown before the current one, if there are that many. */
const BEFORE = 5;

/** Position of a category's own page among its articles. */
const CATEGORY_PAGE = -1;

interface Position {
  readonly category: number;
  readonly article: number;
}

const positions = new WeakMap<PropSidebar, ReadonlyMap<string, Position>>();

/**
 * The part of the help center's sidebar that one page shows: the articles of its own category, in a large one only the
 * neighbors and a link to the rest, and a link to each other category. Its size doesn't depend on the number of articles,
 * because a link on every page to every article makes the work of a build quadratic.
 *
 * @param path of the page.
 */
export function shortSidebar(sidebar: PropSidebar, path: string): PropSidebar {
  const current = positionOf(sidebar, path);
  return sidebar.map((item, at) => {
    if (item.type !== 'category') return item;
    const items = at === current?.category ? around(item, current.article) : [];
    // Only a category's own page shows the facts of articles.
    return {...item, items: items.map((article) => ({...article, customProps: undefined}))};
  });
}

/**
 * The part of the sidebar that one page loads: what it shows, and on a category's own page all of its articles, because
 * the page lists them.
 */
export function sidebarData(sidebar: PropSidebar, path: string): PropSidebar {
  const current = positionOf(sidebar, path);
  return current?.article === CATEGORY_PAGE
    ? sidebar.map((item, at) =>
        item.type === 'category' && at !== current.category ? {...item, items: []} : item,
      )
    : shortSidebar(sidebar, path);
}

/** The articles of the category with this page, in the sidebar's order. */
export function articlesOf(sidebar: PropSidebar, categoryPath: string): ArticleLink[] {
  const category = sidebar.find((item) => item.type === 'category' && item.href === categoryPath);
  if (category?.type !== 'category') return [];
  return category.items.flatMap((item) =>
    item.type === 'link'
      ? {
          ...{title: item.label, permalink: item.href},
          ...(item.customProps as unknown as SidebarArticle),
        }
      : [],
  );
}

interface Neighbors {
  readonly previous?: ArticleLink;
  readonly next?: ArticleLink;
}

function neighborsIn(list: readonly ArticleLink[], path: string): Neighbors {
  const at = list.findIndex(({permalink}) => permalink === path);
  return {previous: list[at - 1], next: list[at + 1]};
}

/** The articles before and after a page in its category. */
export function neighborsOf(sidebar: PropSidebar, path: string): Neighbors {
  const category = sidebar.find(
    (item) =>
      item.type === 'category' &&
      item.items.some((link) => link.type === 'link' && link.href === path),
  );
  if (category?.type !== 'category') return {};
  const articles = articlesOf([category], category.href ?? '').filter(
    ({permalink}) => permalink !== category.href,
  );
  return neighborsIn(articles, path);
}

/** The categories before and after the one with this page. */
export function categoriesAround(sidebar: PropSidebar, path: string): Neighbors {
  const categories = sidebar.flatMap((item) =>
    item.type === 'category' && item.href ? {title: item.label, permalink: item.href} : [],
  );
  return neighborsIn(categories, path);
}

type Category = Extract<PropSidebar[number], {type: 'category'}>;

function around({items, href}: Category, article: number): PropSidebar {
  if (items.length <= MAX_ARTICLES || !href) return items;
  if (article === CATEGORY_PAGE) return [];
  const shown = MAX_ARTICLES - 1;
  const first = Math.min(Math.max(article - BEFORE, 0), items.length - shown);
  return [
    ...items.slice(first, first + shown),
    {type: 'link', label: `All ${items.length} articles`, href},
  ];
}

const positionOf = (sidebar: PropSidebar, path: string): Position | undefined =>
  positionsIn(sidebar).get(path.replace(/(.)\/$/, '$1'));

/** A map, because a search for each page would make the work of a build quadratic, too. */
function positionsIn(sidebar: PropSidebar): ReadonlyMap<string, Position> {
  const known = positions.get(sidebar);
  if (known) return known;
  const found = new Map<string, Position>();
  sidebar.forEach((item, category) => {
    if (item.type !== 'category') return;
    if (item.href) found.set(item.href, {category, article: CATEGORY_PAGE});
    item.items.forEach((link, article) => {
      if (link.type === 'link') found.set(link.href, {category, article});
    });
  });
  positions.set(sidebar, found);
  return found;
}
