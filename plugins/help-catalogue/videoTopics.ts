import {helpCategories, type HelpCategory} from '../../src/data/help';
import type {Video} from '../../src/data/videos';
import {clockTime} from '../../src/domain/walkthrough/timeline';

interface Playable {
  readonly title: string;
  readonly permalink: string;
  readonly category: HelpCategory;
  readonly playsMs?: number;
}

export interface VideoLink {
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
  catalogue: readonly Playable[],
): readonly VideoTopic[] {
  const tour = tours.map(({title, chapter, duration}) => ({
    title,
    to: `/demo?tour=1&chapter=${chapter}`,
    duration,
  }));
  const topics = helpCategories.map((name) => ({
    name,
    videos: catalogue.flatMap(({title, permalink, category, playsMs}) =>
      category === name && playsMs !== undefined
        ? [{title, to: `${permalink}?play=1`, duration: clockTime(playsMs)}]
        : [],
    ),
  }));
  return [{name: 'Product tour', videos: tour}, ...topics].filter(({videos}) => videos.length > 0);
}
