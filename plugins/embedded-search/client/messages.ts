import type {AlgoliaResult} from '../response';

/** For developers: the dev server renders no HTML, so there's nothing to index. */
export const needsBuildMessage =
  'Search needs the built site: its index is made from rendered pages. Run `npm run site`.';

/** For visitors, whatever the reason. */
export const unavailableMessage =
  'Search could not be loaded. Check your connection and try again.';

/** From the page to the worker. */
export interface Question {
  readonly id: number;
  readonly baseUrl: string;
  /** The argument of the search UI's `search()`. */
  readonly call: unknown;
}

/** From the worker to the page. */
export type Answer =
  | {readonly id: number; readonly results: readonly AlgoliaResult[]}
  | {readonly id: number; readonly error: string};
