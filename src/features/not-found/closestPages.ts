import MiniSearch from 'minisearch';

import type {UnknownPath} from './unknownPath';

export interface PageRef {
  readonly path: string;
  readonly title: string;
}

/** Whether the path is of the same kind as the unknown one: an article, or a page at the top. */
const isAlike = (path: string, kind: UnknownPath['kind']) =>
  kind === 'article' ? path.startsWith('/help/article/') : !path.includes('/', 1);

/**
 * Returns the pages closest to the words of a mistyped path, best first. Pages of the same kind count twice.
 *
 * @param unknown from `readUnknownPath`; without words it finds nothing.
 * @param limit the maximum number of pages.
 */
export function closestPages(
  pages: readonly PageRef[],
  {kind, words}: UnknownPath,
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
      boostDocument: (path) => (isAlike(String(path), kind) ? 2 : 1),
    },
  });
  search.addAll(pages);
  return search
    .search(words)
    .slice(0, limit)
    .map(({path, title}) => ({path: String(path), title: String(title)}));
}
