import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {helpCategoryCards, type Difficulty} from '../../src/data/help';
import {helpOrder} from '../../src/data/helpOrder';
import {byTitle, slugOf} from './catalog';

/** Facts of an article's sidebar item besides its title and link, for the page of its category. */
export interface SidebarArticle {
  readonly description: string;
  readonly readMinutes: number;
  readonly difficulty: Difficulty;
  /** The article of its category to start with. */
  readonly isGuide?: true;
  /** Linked from its category's card on the landing page. */
  readonly isCommon?: true;
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
  const groups = helpCategoryCards.map(({name, slug, description, guide, answers}) => {
    const common = answers.map(({article}) => article).filter((each) => each !== guide);
    const order = [guide, ...common, ...helpOrder];
    const placeOf = (id: string) => {
      const at = order.indexOf(slugOf(id));
      return at < 0 ? order.length : at;
    };
    return {
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
      items: articles
        .filter(({frontMatter}) => frontMatter.category === name)
        .sort((a, b) => placeOf(a.id) - placeOf(b.id) || byTitle(a, b))
        .map(({id, frontMatter}) => ({
          ...{type: 'doc' as const, id},
          customProps: {
            description: frontMatter.description,
            readMinutes: frontMatter.readMinutes,
            difficulty: frontMatter.difficulty,
            ...(slugOf(id) === guide && {isGuide: true}),
            ...(common.includes(slugOf(id)) && {isCommon: true}),
          } satisfies SidebarArticle,
        })),
    };
  });
  const landingPage = {type: 'ref' as const, id: 'index', label: 'Help center'};
  return Promise.resolve([landingPage, ...groups.filter(({items}) => items.length > 0)]);
};
