import MiniSearch from 'minisearch';

import type {UnknownPath} from './unknownPath';

export interface PageRef {
  readonly path: string;
  readonly title: string;
}

/** Whether the path is as the unknown one: an article's, or a single word. */
const isAlike = (path: string, {kind, words}: UnknownPath) =>
  kind === 'article'
    ? path.startsWith('/help/article/')
    : !words.includes(' ') && !path.includes('/', 1);

/**
 * Returns the pages closest to the words of a mistyped path, best first. Pages with a path like it count twice.
 *
 * @param unknown from `readUnknownPath`; without words it finds nothing.
 * @param limit the maximum number of pages.
 */
export function closestPages(
  pages: readonly PageRef[],
  unknown: UnknownPath,
  limit: number,
): PageRef[] {
  const search = new MiniSearch<PageRef>({
    idField: 'path',
    fields: ['path', 'title'],
    storeFields: ['path', 'title'],
    searchOptions: {
      boost: {path: 2},
      prefix: (term) => term.length > 2,
      // Paths are short and often mistyped, so more letters than MiniSearch's usual 20% may differ.
      fuzzy: (term) => (term.length > 3 ? 0.34 : false),
      maxFuzzy: 3,
      boostDocument: (path) => (isAlike(String(path), unknown) ? 2 : 1),
    },
  });
  search.addAll(pages);
  return search
    .search(unknown.words)
    .slice(0, limit)
    .map(({path, title}) => ({path: String(path), title: String(title)}));
}
