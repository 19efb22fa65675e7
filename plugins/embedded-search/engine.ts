import type {SearchResult} from 'minisearch';

import type {SearchIndex} from './searchIndex';
import type {Section} from './section';
import {termsOf} from './terms';

export interface SectionHit extends Section {
  readonly score: number;
  /** Terms of the site's text that made it a hit. */
  readonly matchedTerms: readonly string[];
  /** Terms of the query, of which a matched term may be a longer or corrected form. */
  readonly queryTerms: readonly string[];
  /** Whether the section's heading (the page's title at its top) matched, rather than its text alone. */
  readonly isHeadingMatch: boolean;
}

interface Asked {
  readonly query: string;
  readonly queryTerms: readonly string[];
}

interface Pass {
  readonly combineWith: 'AND' | 'OR';
  /** Typing errors allowed, as a share of a word's length. */
  readonly fuzziness: number;
  /** The pass runs only while the passes before it have found fewer hits than this. */
  readonly whenFewerThan: number;
}

/**
 * From strict to lenient. All words as written come first; then one typing error in five letters; then the
 * swapped letters of a short word (`buonce`, two edits in six letters); then any of the words.
 */
const passes: readonly Pass[] = [
  {combineWith: 'AND', fuzziness: 0, whenFewerThan: Infinity},
  {combineWith: 'AND', fuzziness: 0.2, whenFewerThan: 5},
  {combineWith: 'AND', fuzziness: 0.34, whenFewerThan: 1},
  {combineWith: 'OR', fuzziness: 0.2, whenFewerThan: 1},
];

/** Shorter words are mostly another word after one edit. */
const shortestFuzzyTerm = 4;

/** Long enough for a pasted bounce message's telling part, short enough to answer at once. */
const maxQueryTerms = 20;

/** After this many sections of one page the other pages get their turn. */
const sectionsPerPageFirst = 3;

const boost = {heading: 6, parents: 1, text: 1};
const ownFields = ['heading', 'text'];

/** How much a page whose title has all the words is raised above headings that have them. */
const pageTitleFactor = 3;

/** How much a hit is raised whose heading is the query, so that it leads among longer ones. */
const exactHeadingFactor = 3;

/** So many hits of other kinds go before a field whose name is a plain word; it's still seen without scrolling. */
const hitsBeforeFields = 3;

/** How much it's raised further when it's written as the query is: `Request-Id` is a header, `request_id` a field. */
const literalHeadingFactor = 1.5;

/**
 * How much a hit counts by where it stands. Most who search have a problem to solve, so the article that answers goes
 * before the guide for developers, that before the news, and a field of the API is first where nothing else has its
 * name. The scores of two indexes differ with their sizes, so the rarer word of a short entry would otherwise win.
 */
const groupFactors: Readonly<Partial<Record<string, number>>> = {
  Docs: 0.6,
  Pages: 0.5,
  Blog: 0.4,
  Changelog: 0.4,
  API: 0.3,
};

/** Words of a question that say nothing of what's asked: no reason for a hit where not all words need match. */
const fillers = new Set(
  'a an and are can do does for how i in is it my of on or the to what when where why with you'.split(
    ' ',
  ),
);

/**
 * Searches several indexes as if they were one.
 *
 * @param query - what the visitor typed; the last word may be unfinished
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

/** Words, and no name in a program: those have `_`, `-`, `.` or a capital inside. */
const isPlain = (query: string) => !/[_.-]|[a-z][A-Z]/.test(query.trim());

const isField = ({group, titles}: Section) => group === 'API' && titles.length > 2;

/** Who types "bounce" has a problem more often than a program: articles and guides go before the field of that name. */
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

/** False for a section that is only found through the titles above it: those are hits of their own. */
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

/** Keeps the order but moves a page's fourth and later sections behind the other pages. */
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
