import MiniSearch from 'minisearch';

import type {UnknownPath} from './unknownPath';

export interface PageRef {
  readonly path: string;
  readonly title: string;
}

/** Words that say nothing about the topic, or that fit any article. */
const fillers = new Set(
  'a an and are can do for from how i in is it my of on or set setup the to up use what when where why with your'.split(
    ' ',
  ),
);

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
  const words = unknown.words.toLowerCase().split(' ');
  const telling = words.filter((word) => !fillers.has(word));
  return search
    .search((telling.length > 0 ? telling : words).join(' '))
    .slice(0, limit)
    .map(({path, title}) => ({path: String(path), title: String(title)}));
}
