import {correct, expand, type Expansion} from './expand';
import type {LoadedIndex} from './loadedIndex';
import {parseQuery, type Query} from './parseQuery';
import {synonyms as siteSynonyms} from './synonyms';

export interface SearchOptions {
  /** Factor for a page's score by its group; 1 when omitted. */
  readonly groupFactor?: (group: string) => number;
  /** Lists of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
}

export interface SectionMatch {
  /** Number of the section in its index. */
  readonly section: number;
  readonly score: number;
  readonly isHeadingMatch: boolean;
}

export interface PageMatch {
  readonly index: LoadedIndex;
  /** Number of the page in its index. */
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly SectionMatch[];
}

export interface SearchResult {
  readonly pages: readonly PageMatch[];
  /** Terms of the indexed text that matched, for highlighting. */
  readonly matchedTerms: readonly string[];
  readonly queryTerms: readonly string[];
}

/** Tuned on every other query of `bench:search`, and checked with the rest. */
const ranking = {
  /** How soon further occurrences of a word stop counting. */
  saturation: 1.15,
  /** How much a long section loses. */
  lengthShare: 0.6,
  headingWeight: 3,
  questionWeight: 3,
  /** Share of a page's score that comes from its words in all sections rather than in the best one. */
  pageShare: 0.56,
  titleFactor: 3,
  /** Of a page whose title is the query. */
  wholeTitleFactor: 1,
  headingFactor: 1,
  proximityFactor: 0.24,
  compoundFactor: 1,
};

/** Number of pages whose words' distance is measured. */
const rerankedPages = 8;

/** Words in more sections than this share tell nothing in a larger index, so their postings aren't loaded. */
const commonShare = 0.3;
const commonFromSections = 1000;

interface Word {
  readonly text: string;
  readonly expansions: ReadonlyMap<LoadedIndex, readonly Expansion[]>;
  readonly rarity: number;
}

/**
 * Searches several indexes as one. Sections match, pages are ranked.
 *
 * @param text - the visitor's query; the last word may be unfinished
 * @throws when a file of an index can't be loaded
 */
export async function search(
  indexes: readonly LoadedIndex[],
  text: string,
  {groupFactor = () => 1, synonyms = siteSynonyms}: SearchOptions = {},
): Promise<SearchResult> {
  const query = parseQuery(text);
  const total = indexes.reduce((sum, {sectionCount}) => sum + sectionCount, 0);
  const words = tellingWords(wordsOf(indexes, query, synonyms, total), indexes, total);
  const phraseTerms = [...query.phrases, ...query.compounds].flat();
  await Promise.all(
    indexes.map((index) =>
      index.loadPostings([
        ...words.flatMap(({expansions}) => (expansions.get(index) ?? []).map(({term}) => term)),
        ...phraseTerms.map((term) => index.find(term)).filter((term) => term >= 0),
      ]),
    ),
  );
  const pages = indexes.flatMap((index) => matchIndex(index, words, query, groupFactor));
  pages.sort((a, b) => b.score - a.score);
  const first = pages.slice(0, rerankedPages).map((page) => withProximity(page, words));
  first.sort((a, b) => b.score - a.score);
  const matchedTerms = new Set(
    words.flatMap(({expansions}) =>
      Array.from(expansions).flatMap(([index, list]) =>
        list.map(({term}) => index.terms[term] ?? ''),
      ),
    ),
  );
  return {
    pages: [...first, ...pages.slice(rerankedPages)],
    matchedTerms: Array.from(matchedTerms),
    queryTerms: query.words,
  };
}

function wordsOf(
  indexes: readonly LoadedIndex[],
  {words, isOpen}: Query,
  synonyms: readonly (readonly string[])[],
  total: number,
): Word[] {
  const texts = Array.from(new Set(words));
  return texts.map((text) => {
    const isLast = isOpen && text === words.at(-1);
    const same = synonyms.filter((list) => list.includes(text)).flat();
    const expansions = new Map(
      indexes.map((index) => [index, expand(index, text, {isOpen: isLast, synonyms: same})]),
    );
    const isKnown = indexes.some((index) => index.find(text) >= 0);
    const isFound = Array.from(expansions.values()).some((list) => list.length > 0);
    if (!isFound || (!isKnown && !isLast)) {
      for (const index of indexes) {
        const known = expansions.get(index) ?? [];
        expansions.set(index, [
          ...known,
          ...(known.length > 0 ? [] : correct(index, text, isLast)),
        ]);
      }
    }
    const frequency = indexes.reduce((sum, index) => {
      const list = expansions.get(index) ?? [];
      return (
        sum + Math.max(0, ...list.map(({term, weight}) => weight * (index.frequencies[term] ?? 0)))
      );
    }, 0);
    return {text, expansions, rarity: rarityOf(frequency, total)};
  });
}

const rarityOf = (frequency: number, total: number) =>
  Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));

/** Leaves out words that almost every section has, unless there are no others. */
function tellingWords(
  words: readonly Word[],
  indexes: readonly LoadedIndex[],
  total: number,
): Word[] {
  if (total < commonFromSections) return [...words];
  const isTelling = ({text}: Word) => {
    const frequency = indexes.reduce((sum, index) => {
      const own = index.find(text);
      return sum + (own < 0 ? 0 : (index.frequencies[own] ?? 0));
    }, 0);
    return frequency <= total * commonShare;
  };
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : [...words];
}

interface SectionScores {
  /** BM25 of each section. */
  readonly scores: Float64Array;
  /** Rarity and number of the query's words in each section's heading. */
  readonly headingRarity: Float64Array;
  readonly headingWords: Float64Array;
  /** Total per page of each word's best score in a section. */
  readonly pageSums: Float64Array;
}

function scoreSections(index: LoadedIndex, words: readonly Word[]): SectionScores {
  const {sectionCount, averageLength, headingLengths, textLengths, pageOf} = index;
  const scores = new Float64Array(sectionCount);
  const headingRarity = new Float64Array(sectionCount);
  const headingWords = new Float64Array(sectionCount);
  const pageSums = new Float64Array(index.pages.length);
  // Of the word at hand; emptied after each word.
  const wordScores = new Float64Array(sectionCount);
  const wordHeadings = new Float64Array(sectionCount);
  const wordPages = new Float64Array(index.pages.length);

  for (const {expansions, rarity} of words) {
    const touched: number[] = [];
    for (const {term, weight} of expansions.get(index) ?? []) {
      const {sections, starts, positions, isInQuestion} = index.postingsOf(term);
      for (let at = 0; at < sections.length; at++) {
        const section = sections[at] ?? 0;
        const headingLength = headingLengths[section] ?? 0;
        const start = starts[at] ?? 0;
        const end = starts[at + 1] ?? 0;
        let inHeading = 0;
        while (start + inHeading < end && (positions[start + inHeading] ?? 0) < headingLength) {
          inHeading++;
        }
        const length = (textLengths[section] ?? 0) / averageLength;
        const norm = 1 - ranking.lengthShare + ranking.lengthShare * length;
        const frequency =
          (end - start - inHeading) / norm +
          (inHeading ? ranking.headingWeight : 0) +
          (isInQuestion[at] ? ranking.questionWeight : 0);
        const score =
          (weight * rarity * frequency * (ranking.saturation + 1)) /
          (frequency + ranking.saturation);
        const before = wordScores[section] ?? 0;
        if (before === 0) touched.push(section);
        if (score > before) wordScores[section] = score;
        if (inHeading && weight > (wordHeadings[section] ?? 0)) wordHeadings[section] = weight;
      }
    }
    for (const section of touched) {
      const score = wordScores[section] ?? 0;
      const heading = wordHeadings[section] ?? 0;
      const page = pageOf[section] ?? 0;
      scores[section] = (scores[section] ?? 0) + score;
      headingRarity[section] = (headingRarity[section] ?? 0) + heading * rarity;
      headingWords[section] = (headingWords[section] ?? 0) + heading;
      const before = wordPages[page] ?? 0;
      if (score > before) {
        pageSums[page] = (pageSums[page] ?? 0) + score - before;
        wordPages[page] = score;
      }
      wordScores[section] = 0;
      wordHeadings[section] = 0;
    }
    for (const section of touched) wordPages[pageOf[section] ?? 0] = 0;
  }
  return {scores, headingRarity, headingWords, pageSums};
}

function matchIndex(
  index: LoadedIndex,
  words: readonly Word[],
  query: Query,
  groupFactor: (group: string) => number,
): PageMatch[] {
  const allRarity = words.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
  const {scores, headingRarity, headingWords, pageSums} = scoreSections(index, words);
  /** The share of the heading that the query has, times the share of the query that the heading has. */
  const shareOf = (section: number) =>
    Math.min(1, (headingWords[section] ?? 0) / Math.max(1, index.headingLengths[section] ?? 0)) *
    Math.min(1, (headingRarity[section] ?? 0) / allRarity);

  const allowed = query.phrases.map((phrase) => sectionsWith(index, phrase));
  const compounds = query.compounds.map((compound) => sectionsWith(index, compound));
  const matches: PageMatch[] = [];
  index.pages.forEach(({group, start, end}, page) => {
    if ((pageSums[page] ?? 0) === 0) return;
    const titleShare = shareOf(start);
    const sections: SectionMatch[] = [];
    for (let section = start; section < end; section++) {
      const plain = scores[section] ?? 0;
      if (plain === 0 || !allowed.every((those) => those.has(section))) continue;
      const share = shareOf(section);
      const inRow = compounds.filter((those) => those.has(section)).length;
      sections.push({
        section,
        score:
          plain *
          (1 + ranking.headingFactor * share * share) *
          (1 + (compounds.length ? (ranking.compoundFactor * inRow) / compounds.length : 0)),
        isHeadingMatch: (headingWords[section] ?? 0) > 0,
      });
    }
    if (sections.length === 0) return;
    sections.sort((a, b) => b.score - a.score);
    const score =
      ((1 - ranking.pageShare) * (sections[0]?.score ?? 0) +
        ranking.pageShare * (pageSums[page] ?? 0)) *
      (1 + ranking.titleFactor * titleShare + (titleShare > 0.99 ? ranking.wholeTitleFactor : 0)) *
      groupFactor(group);
    matches.push({index, page, score, sections});
  });
  return matches;
}

/** Returns the sections that have these words in a row. */
function sectionsWith(index: LoadedIndex, words: readonly string[]): Set<number> {
  const terms = words.map((word) => index.find(word));
  if (terms.some((term) => term < 0)) return new Set();
  let ends: Map<number, readonly number[]> | undefined;
  for (const term of terms) {
    const {sections, starts, positions} = index.postingsOf(term);
    const next = new Map<number, readonly number[]>();
    sections.forEach((section, at) => {
      const here = Array.from(positions.subarray(starts[at], starts[at + 1]));
      const before = ends?.get(section);
      const kept = ends ? here.filter((position) => before?.includes(position - 1)) : here;
      if (kept.length > 0) next.set(section, kept);
    });
    ends = next;
  }
  return new Set(ends?.keys());
}

/** Raises a page whose best section has the words close together. */
function withProximity(match: PageMatch, words: readonly Word[]): PageMatch {
  const {index, sections} = match;
  const section = sections[0]?.section;
  if (section === undefined || words.length < 2) return match;
  const lists = words
    .map(({expansions}) => positionsIn(index, section, expansions.get(index) ?? []))
    .filter((list) => list.length > 0);
  if (lists.length < 2) return match;
  const closeness = (lists.length - 1) / shortestSpan(lists);
  const coverage = lists.length / words.length;
  return {...match, score: match.score * (1 + ranking.proximityFactor * closeness * coverage)};
}

function positionsIn(
  index: LoadedIndex,
  section: number,
  expansions: readonly Expansion[],
): number[] {
  return expansions.flatMap(({term}) => {
    const {sections, starts, positions} = index.postingsOf(term);
    const at = indexOf(sections, section);
    return at < 0 ? [] : Array.from(positions.subarray(starts[at], starts[at + 1]));
  });
}

function indexOf(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Returns the distance from the first to the last word of the shortest stretch with a position of each list. */
function shortestSpan(lists: readonly (readonly number[])[]): number {
  const all = lists
    .flatMap((list, word) => list.map((position) => ({position, word})))
    .sort((a, b) => a.position - b.position);
  const counts = lists.map(() => 0);
  let missing = lists.length;
  let from = 0;
  let best = Infinity;
  for (const {position, word} of all) {
    counts[word] = (counts[word] ?? 0) + 1;
    if (counts[word] === 1) missing--;
    while (missing === 0) {
      const first = all[from++];
      if (!first) break;
      best = Math.min(best, position - first.position);
      counts[first.word] = (counts[first.word] ?? 0) - 1;
      if (counts[first.word] === 0) missing++;
    }
  }
  return Math.max(best, lists.length - 1);
}
