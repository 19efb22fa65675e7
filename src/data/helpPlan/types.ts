import type {Difficulty} from '../help';

/** An article of the help center, written or not. */
export interface PlannedArticle {
  /** The name of its file in help/article/. */
  readonly slug: string;
  readonly title: string;
  /** The question that a customer types to find it. */
  readonly question: string;
  /** Its place in the order of need, counted from 1. */
  readonly order: number;
  readonly difficulty: Difficulty;
  /** Slugs of two to four other articles. */
  readonly related: readonly string[];
  /** Whether it shows its steps in four or more mock screens. */
  readonly plays?: true;
}
