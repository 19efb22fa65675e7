import type {SearchResult} from '../response';

/** Shown to developers: the dev server doesn't render HTML, so there's nothing to index. */
export const needsBuildMessage =
  'Search only works on the built site: its index is made from rendered pages. Run `npm run site`.';

/** Shown to visitors for every failure. */
export const unavailableMessage = "Search couldn't load. Check your connection and try again.";

/** Message from the page to the worker. */
export interface Question {
  readonly id: number;
  readonly baseUrl: string;
  /** The argument of the search UI's `search()`. */
  readonly call: unknown;
}

/** Message from the worker to the page. */
export type Answer =
  | {readonly id: number; readonly results: readonly SearchResult[]}
  /** Comes before the results when their texts take long. */
  | {readonly id: number; readonly titles: readonly SearchResult[]}
  | {readonly id: number; readonly error: string};
