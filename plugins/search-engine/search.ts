import {correct, expand} from './expand';
import type {LoadedIndex} from './loadedIndex';
import {parseQuery, type Query} from './parseQuery';
import {ranking, rarityOf} from './ranking';
import {rankByTitles, rerank} from './rerank';
import {scorePages, type PageMatch, type Word} from './scorePages';
import {synonyms as siteSynonyms} from './synonyms';
import {stemOf} from './words';

interface SearchOptions {
  /** Factor for a page's score by its group; 1 when omitted. */
  readonly groupFactor?: (group: string) => number;
  /** Lists of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
  /**
   * Gets what matches before the first pages are ranked by their text, ranked by the titles that are known: to load other
   * texts in the same round trip, and to show titles.
   */
  readonly onMatched?: (result: SearchResult) => void;
}

export interface SearchResult {
  readonly pages: readonly PageMatch[];
  /** Terms of the indexed text that matched, for highlighting. */
  readonly matchedTerms: readonly string[];
  readonly queryTerms: readonly string[];
}

/** Words in more sections than this share tell nothing in a larger index, so their postings aren't loaded. */
const commonShare = 0.3;
const commonFromSections = 1000;

/** Question words that say nothing about the topic. Instructions rarely have them, so they'd seem to tell much. */
const functionWords = new Set(
  (
    'a an and are as at be by can did do does for from has have how i if in into is it its my of on or our ' +
    'should that the this to was we were what when where which who why will with you your'
  ).split(' '),
);

/**
 * Searches several indexes as one. Sections match, pages are ranked.
 *
 * @param text - the visitor's query; the last word may be unfinished
 * @throws when a file of an index can't be loaded
 */
export async function search(
  indexes: readonly LoadedIndex[],
  text: string,
  {groupFactor = () => 1, synonyms = siteSynonyms, onMatched}: SearchOptions = {},
): Promise<SearchResult> {
  const query = parseQuery(text);
  const total = indexes.reduce((sum, {sectionCount}) => sum + sectionCount, 0);
  const words = tellingWords(wordsOf(indexes, query, synonyms, total), indexes, total);
  const inRow = [...query.phrases, ...query.compounds].flat();
  const found = await Promise.all(
    indexes.map(async (index) => {
      const placed = inRow.map((term) => index.find(term)).filter((term) => term >= 0);
      const matched = words.flatMap(({expansions}) => expansions.get(index) ?? []);
      const [postings, places] = await Promise.all([
        index.postings.load([...matched.map(({term}) => term), ...placed]),
        index.places.load(placed),
      ]);
      return scorePages(index, {postings, places}, words, query, groupFactor);
    }),
  );
  const pages = found.flat();
  pages.sort((a, b) => b.score - a.score);
  const matchedTerms = new Set(
    words.flatMap(({expansions}) =>
      Array.from(expansions).flatMap(([index, list]) =>
        list.map(({term}) => index.terms[term] ?? ''),
      ),
    ),
  );
  const terms = {matchedTerms: Array.from(matchedTerms), queryTerms: query.words};
  onMatched?.({pages: rankByTitles(pages, words, query.words), ...terms});
  return {pages: await rerank(pages, words, query.words), ...terms};
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
    const stem = stemOf(text);
    // "Can" isn't "canned".
    const same = functionWords.has(text)
      ? []
      : synonyms.filter((list) => list.some((word) => stemOf(word) === stem)).flat();
    const expansions = new Map(
      indexes.map((index) => [index, expand(index, text, {isOpen: isLast, synonyms: same})]),
    );
    const isKnown = indexes.some((index) => index.find(text) >= 0);
    const isFound = Array.from(expansions.values()).some((list) => list.length > 0);
    if (!isFound || (!isKnown && !isLast)) {
      for (const [index, known] of expansions) {
        if (known.length === 0) expansions.set(index, correct(index, text, isLast));
      }
    }
    const frequency = indexes.reduce((sum, index) => {
      const list = expansions.get(index) ?? [];
      return (
        sum + Math.max(0, ...list.map(({term, weight}) => weight * (index.frequencies[term] ?? 0)))
      );
    }, 0);
    const weight = functionWords.has(text) ? ranking.functionWord : 1;
    return {text, expansions, rarity: weight * rarityOf(frequency, total)};
  });
}

/** Leaves out words that almost every section has, unless there are no others. */
function tellingWords(
  words: readonly Word[],
  indexes: readonly LoadedIndex[],
  total: number,
): readonly Word[] {
  if (total < commonFromSections) return words;
  const isTelling = ({text}: Word) => {
    const frequency = indexes.reduce((sum, index) => {
      const own = index.find(text);
      return sum + (own < 0 ? 0 : (index.frequencies[own] ?? 0));
    }, 0);
    return frequency <= total * commonShare;
  };
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}
