import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {helpCategoryCards, popularArticles, type Difficulty} from '../../src/data/help';

const byTitle = new Intl.Collator('en');

/** The guide of a category comes first, then popular articles. */
function orderOf(id: string, guide: string): number {
  const slug = id.replace('article/', '');
  return slug === guide ? 0 : popularArticles.includes(slug) ? 1 : 2;
}

/** Facts of an article's sidebar item besides its title and link, for the page of its category. */
export interface SidebarArticle {
  readonly description: string;
  readonly readMinutes: number;
  readonly difficulty: Difficulty;
  /** The article of its category to start with. */
  readonly isGuide?: true;
}

type Article = SidebarArticle & {readonly category: string};

/**
 * Builds the help center's sidebar: one category with a page of its own for each that has articles, in the order of
 * src/data/help.ts. Pages show part of it: src/features/help/HelpRoot/shortSidebar.ts.
 */
export const helpSidebarItems: PluginOptions['sidebarItemsGenerator'] = ({docs}) => {
  const articles = docs
    .filter(({id}) => id.startsWith('article/'))
    // checkFrontMatter has validated it.
    .map((doc) => ({...doc, frontMatter: doc.frontMatter as unknown as Article}));
  const groups = helpCategoryCards.flatMap(({name, slug, description, guide}) => {
    const items = articles
      .filter(({frontMatter}) => frontMatter.category === name)
      .sort(
        (a, b) => orderOf(a.id, guide) - orderOf(b.id, guide) || byTitle.compare(a.title, b.title),
      )
      .map(({id, frontMatter: {description, readMinutes, difficulty}}) => ({
        ...{type: 'doc' as const, id},
        customProps: {
          description,
          readMinutes,
          difficulty,
          ...(id === `article/${guide}` && {isGuide: true}),
        } satisfies SidebarArticle,
      }));
    return items.length > 0
      ? [
          {
            type: 'category' as const,
            label: name,
            collapsible: false,
            collapsed: false,
            link: {
              type: 'generated-index' as const,
              slug: `/category/${slug}`,
              description,
              image: `/social/help/category/${slug}.png`,
            },
            items,
          },
        ]
      : [];
  });
  return Promise.resolve([{type: 'ref', id: 'index', label: 'Help center'}, ...groups]);
};
