import type {CatalogueEntry} from '@site/plugins/help-catalogue/catalogue';
import {helpCategories, type HelpCategory, type HelpCategoryCard} from '@site/src/data/help';

export interface CategoryCard {
  readonly name: HelpCategory;
  readonly count: number;
  readonly links: readonly {readonly title: string; readonly to: string}[];
}

/** The current version's cards: the curated questions of src/data/help.ts. */
export function curatedCards(
  cards: readonly HelpCategoryCard[],
  versionPath: string,
): CategoryCard[] {
  return cards.map(({name, articleCount, answers}) => ({
    name,
    count: articleCount,
    links: answers.map(({title, article, anchor}) => ({
      title,
      to: `${versionPath}/article/${article}#${anchor}`,
    })),
  }));
}

/** A frozen version's cards: its own articles by category, because the curated questions follow the current text. */
export function catalogueCards(catalogue: readonly CatalogueEntry[]): CategoryCard[] {
  return helpCategories.flatMap((name) => {
    const articles = catalogue.filter(({category}) => category === name);
    return articles.length === 0
      ? []
      : [
          {
            name,
            count: articles.length,
            links: articles.map(({title, permalink}) => ({title, to: permalink})),
          },
        ];
  });
}
