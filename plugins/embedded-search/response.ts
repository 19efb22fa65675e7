import type {SectionHit} from './engine';
import {escapeHtml, excerpt, highlight} from './highlight';
import type {SearchRequest} from './requests';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

/** Has only the levels that exist, because the search page lists all keys as breadcrumbs and the last as the title. */
type HighlightedHierarchy = Partial<Record<Level, Highlighted>>;

/** A hit in the shape that DocSearch's modal and Docusaurus's search page read. All strings are HTML. */
export interface AlgoliaHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly _highlightResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
  readonly _snippetResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
}

/** Entry of a response's `results`, with Algolia's field names. */
export interface AlgoliaResult {
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}

export interface Circumstances {
  /** Prepended to each route, because hit URLs must be absolute. */
  readonly origin: string;
  readonly processingTimeMS: number;
}

/** Length of a snippet in words: the modal shows one line, the search page about two. */
const snippetWords = 20;

/** Builds the result of one request: one page of its hits. */
export function toResult(
  request: SearchRequest,
  hits: readonly SectionHit[],
  {origin, processingTimeMS}: Circumstances,
): AlgoliaResult {
  const {query, page, hitsPerPage, indexName} = request;
  const from = page * hitsPerPage;
  return {
    hits: hits.slice(from, from + hitsPerPage).map((hit) => toHit(hit, request, origin)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    query,
    params: new URLSearchParams({query, page: `${page}`, hitsPerPage: `${hitsPerPage}`}).toString(),
    index: indexName,
    facets: {},
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS,
  };
}

function toHit(hit: SectionHit, {tags, ellipsis}: SearchRequest, origin: string): AlgoliaHit {
  const {route, anchor, titles, group, text} = hit;
  const page = origin + route;
  const url = anchor ? `${page}#${anchor}` : page;
  const cut = excerpt(text, hit, snippetWords, ellipsis);
  // The search page requests no ellipsis and adds three dots of its own to every snippet.
  const snippet = ellipsis ? cut : cut.replace(/[.…]+$/, '');

  const highlighted = (plain: string): Highlighted => {
    const value = highlight(plain, hit, tags);
    const isMatch = value !== escapeHtml(plain);
    return {
      value,
      matchLevel: isMatch ? 'full' : 'none',
      matchedWords: isMatch ? hit.queryTerms : [],
    };
  };
  // The modal groups hits by this value, so it must be identical in every hit and never highlighted.
  const hierarchy: HighlightedHierarchy = {
    lvl0: {value: escapeHtml(group), matchLevel: 'none', matchedWords: []},
  };
  titles.forEach((title, depth) => {
    hierarchy[levels[depth + 1] ?? 'lvl6'] = highlighted(title);
  });
  const content = snippet ? {content: highlighted(snippet)} : {};

  return {
    objectID: `${url}|${titles.join('|')}`,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type: hit.isHeadingMatch || !snippet ? (levels[titles.length] ?? 'lvl6') : 'content',
    hierarchy: plainHierarchy([group, ...titles]),
    content: snippet ? escapeHtml(snippet) : null,
    _highlightResult: {hierarchy, ...content},
    _snippetResult: {hierarchy, ...content},
  };
}

/**
 * Levels without highlights but escaped, because the modal sets them as innerHTML where it has no snippet, such as in
 * recent searches.
 */
function plainHierarchy(names: readonly string[]): Record<Level, string | null> {
  const entries = levels.map((level, depth) => [level, names[depth]] as const);
  return Object.fromEntries(
    entries.map(([level, name]) => [level, name === undefined ? null : escapeHtml(name)]),
  ) as Record<Level, string | null>;
}
