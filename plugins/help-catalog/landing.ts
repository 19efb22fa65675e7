import {
  helpCategories,
  helpCategoryCards,
  popularArticles,
  type HelpCategory,
  type HelpCategoryCard,
} from '../../src/data/help';
import {videos, type Video} from '../../src/data/videos';
import {clockTime} from '../../src/domain/walkthrough/timeline';
import type {CatalogEntry} from './catalog';

/** The most links on a frozen version's card. The category's page lists all of its articles. */
const MAX_LINKS = 6;

export interface CategoryCard {
  readonly name: HelpCategory;
  /** Path of the category's page. */
  readonly to: string;
  readonly count: number;
  readonly links: readonly {readonly title: string; readonly to: string}[];
}

/** The landing page's data about a version. Only the walkthroughs grow with the number of articles. */
export interface HelpLanding {
  readonly count: number;
  readonly popular: readonly Pick<CatalogEntry, 'permalink' | 'title'>[];
  readonly cards: readonly CategoryCard[];
  readonly topics: readonly VideoTopic[];
}

export function helpLanding(
  catalog: readonly CatalogEntry[],
  versionPath: string,
  isLast: boolean,
): HelpLanding {
  const popular = popularArticles.flatMap((popularSlug) =>
    catalog
      .filter(({slug}) => slug === popularSlug)
      .map(({permalink, title}) => ({permalink, title})),
  );
  return {
    count: catalog.length,
    popular,
    topics: videoTopics(videos, catalog),
    cards: isLast
      ? curatedCards(helpCategoryCards, catalog, versionPath)
      : catalogCards(catalog, versionPath),
  };
}

/** The current version's cards: the curated questions of src/data/help.ts, and how many articles there are. */
export function curatedCards(
  cards: readonly HelpCategoryCard[],
  catalog: readonly Pick<CatalogEntry, 'category'>[],
  versionPath: string,
): CategoryCard[] {
  return cards.map(({name, slug, answers}) => ({
    name,
    to: `${versionPath}/category/${slug}`,
    count: catalog.filter(({category}) => category === name).length,
    links: answers.map(({title, article, anchor}) => ({
      title,
      to: `${versionPath}/article/${article}${anchor ? `#${anchor}` : ''}`,
    })),
  }));
}

/** A frozen version's cards: its own articles by category, because the curated questions follow the current text. */
export function catalogCards(
  catalog: readonly CatalogEntry[],
  versionPath: string,
): CategoryCard[] {
  return helpCategoryCards
    .map(({name, slug}) => {
      const articles = catalog.filter(({category}) => category === name);
      return {
        name,
        to: `${versionPath}/category/${slug}`,
        count: articles.length,
        links: articles.slice(0, MAX_LINKS).map(({title, permalink}) => ({title, to: permalink})),
      };
    })
    .filter(({count}) => count > 0);
}

interface VideoLink {
  readonly title: string;
  readonly to: string;
  /** As `1:12`. */
  readonly duration: string;
}

export interface VideoTopic {
  readonly name: string;
  readonly videos: readonly VideoLink[];
}

/** Returns the guided tours, and the articles that can be played by category. Topics without any are left out. */
export function videoTopics(
  tours: readonly Video[],
  catalog: readonly Pick<CatalogEntry, 'title' | 'permalink' | 'category' | 'playsMs'>[],
): readonly VideoTopic[] {
  const tour = tours.map(({title, chapter, duration}) => ({
    title,
    to: `/demo?tour=1&chapter=${chapter}`,
    duration,
  }));
  const topics = helpCategories.map((name) => ({
    name,
    videos: catalog.flatMap(({title, permalink, category, playsMs}) =>
      category === name && playsMs !== undefined
        ? [{title, to: `${permalink}?play=1`, duration: clockTime(playsMs)}]
        : [],
    ),
  }));
  return [{name: 'Product tour', videos: tour}, ...topics].filter(({videos}) => videos.length > 0);
}
