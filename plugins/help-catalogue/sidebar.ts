import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {helpCategoryCards, popularArticles, type Difficulty} from '../../src/data/help';

const byTitle = new Intl.Collator('en');

/** Popular articles, such as the guide of a category, come before the others. */
const orderOf = (id: string): number =>
  popularArticles.includes(id.replace('article/', '')) ? 0 : 1;

/** Facts of an article's sidebar item besides its title and link, for the page of its category. */
export interface SidebarArticle {
  readonly description: string;
  readonly readMinutes: number;
  readonly difficulty: Difficulty;
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
  const groups = helpCategoryCards.flatMap(({name, slug, description}) => {
    const items = articles
      .filter(({frontMatter}) => frontMatter.category === name)
      .sort((a, b) => orderOf(a.id) - orderOf(b.id) || byTitle.compare(a.title, b.title))
      .map(({id, frontMatter: {description, readMinutes, difficulty}}) => ({
        ...{type: 'doc' as const, id},
        customProps: {description, readMinutes, difficulty} satisfies SidebarArticle,
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
