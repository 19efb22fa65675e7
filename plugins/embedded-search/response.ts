import {helpTools} from '../../src/data/helpTools';
import {escapeHtml} from '../../src/lib/text';
import {excerpt, highlight} from './highlight';
import type {SearchRequest} from './requests';
import type {FoundSections, SectionHit} from './searchSections';
import {proseOf} from './files';
import type {ToolOffer} from './toolOffer';

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

/** Has only the levels that exist. */
type HighlightedHierarchy = Partial<Record<Level, Highlighted>>;

/** A hit in the shape that DocSearch's modal reads. All strings are HTML. */
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

/** Entry of a response's `results`, with the fields of Algolia's that DocSearch reads, and our own. */
export interface SearchResult {
  readonly hits: readonly AlgoliaHit[];
  /** Number of pages of the site, which may have several hits each. */
  readonly nbHits: number;
  /** The same by part of the site, and for the query without its part. */
  readonly scopeCounts: FoundSections['scopeCounts'];
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly processingTimeMS: number;
  /** Similar queries, when this one has no hits. */
  readonly nearest: readonly string[];
}

export interface Findings extends FoundSections {
  /** Shown above the sections and not counted. */
  readonly extraHits: readonly AlgoliaHit[];
  readonly nearest: readonly string[];
  /** Prepended to each route, because hit URLs must be absolute. */
  readonly origin: string;
  readonly processingTimeMS: number;
}

/** The most words of a snippet, about two lines. */
const snippetWords = 28;

/** Builds the result of one request. */
export function toResult(
  request: SearchRequest,
  {hits, pageCount, scopeCounts, extraHits, nearest, origin, processingTimeMS}: Findings,
): SearchResult {
  const {query, page, hitsPerPage, indexName} = request;
  return {
    hits: [...extraHits, ...hits.map((hit) => toHit(hit, request, origin))],
    nbHits: pageCount,
    scopeCounts,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(pageCount / hitsPerPage),
    hitsPerPage,
    query,
    index: indexName,
    processingTimeMS,
    nearest,
  };
}

/** A hit that opens a help tool with the text filled in. */
export function toolHit({tool, text}: ToolOffer, base: string): AlgoliaHit {
  const {title, description} = helpTools.find(({id}) => id === tool)!;
  const page = `${base}help/tools`;
  const anchor = `${tool}=${encodeURIComponent(text.toWellFormed())}`;
  const plain = (value: string): Highlighted => ({
    value: escapeHtml(value),
    matchLevel: 'none',
    matchedWords: [],
  });
  const shown = {
    hierarchy: {lvl0: plain('Tools'), lvl1: plain(title)},
    content: plain(description),
  };
  return {
    objectID: `${page}#${tool}`,
    url: `${page}#${anchor}`,
    url_without_anchor: page,
    anchor,
    type: 'lvl1',
    hierarchy: plainHierarchy(['Tools', title]),
    content: escapeHtml(description),
    _highlightResult: shown,
    _snippetResult: shown,
  };
}

function toHit(hit: SectionHit, {tags}: SearchRequest, origin: string): AlgoliaHit {
  const {route, anchor, titles, group, text} = hit;
  const page = origin + route;
  const url = anchor ? `${page}#${anchor}` : page;
  const snippet = excerpt(proseOf(text), hit, snippetWords);

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
