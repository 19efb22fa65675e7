import type {CatalogueEntry} from '@site/plugins/help-catalogue/catalogue';
import {helpCategoryCards, type HelpCategory, type HelpCategoryCard} from '@site/src/data/help';

/** The number of links on a curated card. The category's page lists all of its articles. */
const MAX_LINKS = 6;

export interface CategoryCard {
  readonly name: HelpCategory;
  /** Path of the category's page. */
  readonly to: string;
  readonly count: number;
  readonly links: readonly {readonly title: string; readonly to: string}[];
}

/** The current version's cards: the curated questions of src/data/help.ts, and how many articles there are. */
export function curatedCards(
  cards: readonly HelpCategoryCard[],
  catalogue: readonly Pick<CatalogueEntry, 'category'>[],
  versionPath: string,
): CategoryCard[] {
  return cards.map(({name, slug, answers}) => ({
    name,
    to: `${versionPath}/category/${slug}`,
    count: catalogue.filter(({category}) => category === name).length,
    links: answers.map(({title, article, anchor}) => ({
      title,
      to: `${versionPath}/article/${article}#${anchor}`,
    })),
  }));
}

/** A frozen version's cards: its own articles by category, because the curated questions follow the current text. */
export function catalogueCards(
  catalogue: readonly CatalogueEntry[],
  versionPath: string,
): CategoryCard[] {
  return helpCategoryCards.flatMap(({name, slug}) => {
    const articles = catalogue.filter(({category}) => category === name);
    return articles.length === 0
      ? []
      : [
          {
            name,
            to: `${versionPath}/category/${slug}`,
            count: articles.length,
            links: articles
              .slice(0, MAX_LINKS)
              .map(({title, permalink}) => ({title, to: permalink})),
          },
        ];
  });
}
