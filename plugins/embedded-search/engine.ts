import type {SearchResult} from 'minisearch';

import type {SearchIndex} from './searchIndex';
import type {Section} from './section';
import {termsOf} from './terms';

export interface SectionHit extends Section {
  readonly score: number;
  /** Terms of the indexed text that matched. */
  readonly matchedTerms: readonly string[];
  /** Terms of the query; a matched term may be a longer or corrected form of one. */
  readonly queryTerms: readonly string[];
  /** Whether the section's heading (or the page's title) matched, not only its text. */
  readonly isHeadingMatch: boolean;
}

interface Asked {
  readonly query: string;
  readonly queryTerms: readonly string[];
}

interface Pass {
  readonly combineWith: 'AND' | 'OR';
  /** Edits allowed, as a share of the word's length. */
  readonly fuzziness: number;
  /** The pass runs only if earlier passes found fewer hits than this. */
  readonly whenFewerThan: number;
}

/**
 * From strict to lenient: all words as written; then one edit in five letters; then transposed letters in a short word
 * (`buonce`, two edits in six letters); then any of the words.
 */
const passes: readonly Pass[] = [
  {combineWith: 'AND', fuzziness: 0, whenFewerThan: Infinity},
  {combineWith: 'AND', fuzziness: 0.2, whenFewerThan: 5},
  {combineWith: 'AND', fuzziness: 0.34, whenFewerThan: 1},
  {combineWith: 'OR', fuzziness: 0.2, whenFewerThan: 1},
];

/** An edit turns most shorter words into a different word. */
const shortestFuzzyTerm = 4;

/** Long enough for the significant part of a pasted bounce message, short enough to respond quickly. */
const maxQueryTerms = 20;

/** Further sections of the same page rank behind other pages. */
const sectionsPerPageFirst = 3;

const boost = {heading: 6, parents: 1, text: 1, question: 2};
const ownFields = ['heading', 'text', 'question'];

/** Raises a page whose title has all the words above headings that have them. */
const pageTitleFactor = 3;

/** Raises a hit whose heading equals the query above longer headings. */
const exactHeadingFactor = 8;

/** Number of other hits above an API field whose name is a plain word; the field stays visible without scrolling. */
const hitsBeforeFields = 3;

/** Extra factor for an exact spelling: `Request-Id` is a header, `request_id` a field. */
const literalHeadingFactor = 1.5;

/**
 * Weight by group. Most people search to solve a problem, so articles rank above developer guides, guides above news,
 * and API fields lead only if nothing else has the name. Scores depend on an index's size, so without weights a rare
 * term in a short entry would win.
 */
const groupFactors: Readonly<Partial<Record<string, number>>> = {
  Docs: 0.85,
  Pages: 0.7,
  Blog: 0.5,
  Changelog: 0.4,
  API: 0.48,
};

/** Filler words of a question. They don't count as matches when only some words need to match. */
const fillers = new Set(
  'a an and are can do does for how i in is it my of on or the to what when where why with you'.split(
    ' ',
  ),
);

/**
 * Searches several indexes as one.
 *
 * @param query - the visitor's query; the last word may be unfinished
 * @returns all hits, best first; none for a query without words
 */
export function search(indexes: readonly SearchIndex[], query: string): SectionHit[] {
  const queryTerms = termsOf(query).slice(0, maxQueryTerms);
  if (queryTerms.length === 0) return [];
  const found = new Map<string, SectionHit>();
  for (const pass of passes) {
    if (found.size >= pass.whenFewerThan) break;
    for (const hit of runPass(indexes, {query, queryTerms}, pass)) {
      const key = `${hit.route}#${hit.anchor}#${hit.titles.join('#')}`;
      if (!found.has(key)) found.set(key, hit);
    }
  }
  const hits = Array.from(found.values());
  return pagesTakeTurns(isPlain(query) ? fieldsGiveWay(hits) : hits);
}

/** True unless the query looks like an identifier, with `_`, `-`, `.`, or an inner capital. */
const isPlain = (query: string) => !/[_.-]|[a-z][A-Z]/.test(query.trim());

const isField = ({group, titles}: Section) => group === 'API' && titles.length > 2;

/** Plain words are usually support questions, so this ranks API fields below articles and guides. */
function fieldsGiveWay(hits: readonly SectionHit[]): SectionHit[] {
  const ahead = hits.filter((hit) => !isField(hit)).slice(0, hitsBeforeFields);
  return ahead.concat(hits.filter((hit) => !ahead.includes(hit)));
}

function runPass(
  indexes: readonly SearchIndex[],
  asked: Asked,
  {combineWith, fuzziness}: Pass,
): SectionHit[] {
  const {queryTerms} = asked;
  const telling = queryTerms.filter((term) => !fillers.has(term));
  const terms = combineWith === 'OR' && telling.length > 0 ? telling : queryTerms;
  return indexes
    .flatMap((index) =>
      index.search(terms.join(' '), {
        combineWith,
        boost,
        prefix: (_term, position, {length}) => position === length - 1,
        fuzzy: (term) => (term.length >= shortestFuzzyTerm ? fuzziness : false),
      }),
    )
    .filter(matchesItself)
    .map((result) => toHit(result, asked))
    .sort((a, b) => b.score - a.score);
}

/** Returns false for a section found only through its parents' titles, which are hits of their own. */
function matchesItself({match}: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => ownFields.includes(field)));
}

function toHit(result: SearchResult, {query, queryTerms}: Asked): SectionHit {
  const {route, anchor, titles, group, text} = result as unknown as Section;
  const inHeading = Object.values(result.match).filter((fields) => fields.includes('heading'));
  const share = Math.min(1, inHeading.length / queryTerms.length);
  const isPage = titles.length === 1;
  const heading = titles.at(-1) ?? '';
  const isExact = termsOf(heading).join(' ') === queryTerms.join(' ');
  const isLiteral = isExact && heading.toLowerCase() === query.trim().toLowerCase();
  return {
    ...{route, anchor, titles, group, text},
    score:
      result.score *
      (isPage ? 1 + share * (pageTitleFactor - 1) : 1) *
      (isExact ? exactHeadingFactor : 1) *
      (isLiteral ? literalHeadingFactor : 1) *
      (groupFactors[group] ?? 1),
    matchedTerms: result.terms,
    queryTerms,
    isHeadingMatch: inHeading.length > 0,
  };
}

/** Keeps the order but moves a page's fourth and later sections behind other pages. */
function pagesTakeTurns(hits: readonly SectionHit[]): SectionHit[] {
  const seen = new Map<string, number>();
  const first: SectionHit[] = [];
  const later: SectionHit[] = [];
  for (const hit of hits) {
    const count = (seen.get(hit.route) ?? 0) + 1;
    seen.set(hit.route, count);
    (count <= sectionsPerPageFirst ? first : later).push(hit);
  }
  return first.concat(later);
}
