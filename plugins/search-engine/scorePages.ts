import type {Expansion} from './expand';
import {fields} from './format';
import type {LoadedIndex} from './loadedIndex';
import type {Query} from './parseQuery';
import {sectionsWith} from './phrases';
import {ranking} from './ranking';
import {rarityOf} from './rarity';

/** A word of the query. */
export interface Word {
  readonly text: string;
  /** Terms of each index that stand for the word. */
  readonly expansions: ReadonlyMap<LoadedIndex, readonly Expansion[]>;
  readonly rarity: number;
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

/** Columns with a number for each section, or for each page. */
interface Scores {
  /** BM25 of each section. */
  readonly sections: Float64Array;
  /** BM25 of each page, with the text of all its sections. */
  readonly pages: Float64Array;
  /** Weight of the query's words in each section's heading, by number and by rarity. */
  readonly headingWords: Float64Array;
  readonly headingRarity: Float64Array;
  /** Weight of the words of each page's title, and of its path, that the query has, by their own rarity. */
  readonly titleRarity: Float64Array;
  readonly pathRarity: Float64Array;
  /** Rarity of the query's words in each page's title or path. */
  readonly nameRarity: Float64Array;
}

/** Of the word at hand, in each section. Emptied after each word. */
interface WordScores {
  readonly score: Float64Array;
  readonly heading: Float64Array;
  readonly path: Float64Array;
  readonly titleRarity: Float64Array;
  readonly pathRarity: Float64Array;
  readonly pageFrequency: Float64Array;
}

/** Returns the pages of an index that match, in no particular order. The terms must be loaded. */
export function scorePages(
  index: LoadedIndex,
  words: readonly Word[],
  query: Query,
  groupFactor: (group: string) => number,
): PageMatch[] {
  const allRarity = words.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
  const scores = scoreWords(index, words);
  const allowed = query.phrases.map((phrase) => sectionsWith(index, phrase));
  const compounds = query.compounds.map((compound) => sectionsWith(index, compound));
  const headingShare = (section: number) =>
    shareOf(scores.headingWords[section], index.headingLengths[section]) *
    shareOf(scores.headingRarity[section], allRarity);
  const matches: PageMatch[] = [];
  index.pages.forEach(({group, start, end, titleRarity, pathRarity}, page) => {
    const pageScore = scores.pages[page] ?? 0;
    if (pageScore === 0) return;
    const sections: SectionMatch[] = [];
    for (let section = start; section < end; section++) {
      const plain = scores.sections[section] ?? 0;
      if (plain === 0 || !allowed.every((those) => those.has(section))) continue;
      const inRow = compounds.filter((those) => those.has(section)).length;
      sections.push({
        section,
        score:
          plain *
          (1 + ranking.headingFactor * headingShare(section) ** 2) *
          (1 + (inRow && (ranking.compoundFactor * inRow) / compounds.length)),
        isHeadingMatch: (scores.headingWords[section] ?? 0) > 0,
      });
    }
    if (sections.length === 0) return;
    sections.sort((a, b) => b.score - a.score);
    const nameShare =
      Math.max(
        shareOf(scores.titleRarity[page], titleRarity),
        shareOf(scores.pathRarity[page], pathRarity),
      ) * shareOf(scores.nameRarity[page], allRarity);
    const score =
      ((1 - ranking.pageShare) * (sections[0]?.score ?? 0) + ranking.pageShare * pageScore) *
      (1 + ranking.nameFactor * nameShare) *
      groupFactor(group);
    matches.push({index, page, score, sections});
  });
  return matches;
}

const shareOf = (part = 0, whole = 0) => Math.min(1, part / Math.max(whole, 0.25));

function scoreWords(index: LoadedIndex, words: readonly Word[]): Scores {
  const bySection = () => new Float64Array(index.sectionCount);
  const byPage = () => new Float64Array(index.pages.length);
  const scores: Scores = {
    sections: bySection(),
    pages: byPage(),
    headingWords: bySection(),
    headingRarity: bySection(),
    titleRarity: byPage(),
    pathRarity: byPage(),
    nameRarity: byPage(),
  };
  const word: WordScores = {
    score: bySection(),
    heading: bySection(),
    path: bySection(),
    titleRarity: bySection(),
    pathRarity: bySection(),
    pageFrequency: byPage(),
  };
  for (const {expansions, rarity} of words) {
    const touched: number[] = [];
    for (const expansion of expansions.get(index) ?? []) {
      scoreTerm(index, expansion, rarity, word, touched);
    }
    addWord(index, rarity, word, touched, scores);
  }
  return scores;
}

/** Returns what to divide a frequency by, for a text this many times as long as the average. */
const normOf = (length: number) => 1 - ranking.lengthShare + ranking.lengthShare * length;

const saturated = (frequency: number) =>
  (frequency * (ranking.saturation + 1)) / (frequency + ranking.saturation);

/** Raises the scores of a word in the sections that have one of its terms. */
function scoreTerm(
  index: LoadedIndex,
  {term, weight}: Expansion,
  rarity: number,
  word: WordScores,
  touched: number[],
): void {
  const {sections, frequencies, fields: fieldsOf} = index.postings.of(term);
  const termRarity = rarityOf(index.frequencies[term] ?? 0, index.sectionCount);
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] ?? 0;
    const own = fieldsOf[at] ?? 0;
    const inHeading = own & fields.heading;
    const page = index.pageOf[section] ?? 0;
    const inText = (frequencies[at] ?? 0) - (inHeading ? 1 : 0);
    const inFields =
      (inHeading ? ranking.headingWeight : 0) +
      (own & fields.question ? ranking.questionWeight : 0) +
      (own & fields.link ? ranking.linkWeight : 0) +
      (own & fields.path ? ranking.pathWeight : 0);
    const textShare = (index.textLengths[section] ?? 0) / index.averageLength;
    const score = weight * rarity * saturated(inText / normOf(textShare) + inFields);
    const pageShare = (index.pageLengths[page] ?? 0) / index.averagePageLength;
    word.pageFrequency[page] =
      (word.pageFrequency[page] ?? 0) + weight * (inText / normOf(pageShare) + inFields);
    const before = word.score[section] ?? 0;
    if (before === 0) touched.push(section);
    if (score > before) word.score[section] = score;
    if (inHeading && weight > (word.heading[section] ?? 0)) {
      word.heading[section] = weight;
      word.titleRarity[section] = weight * termRarity;
    }
    if (own & fields.path && weight > (word.path[section] ?? 0)) {
      word.path[section] = weight;
      word.pathRarity[section] = weight * termRarity;
    }
  }
}

function addWord(
  {pages, pageOf}: LoadedIndex,
  rarity: number,
  word: WordScores,
  touched: readonly number[],
  scores: Scores,
): void {
  const add = (column: Float64Array, at: number, value: number) => {
    column[at] = (column[at] ?? 0) + value;
  };
  const touchedPages = new Set(touched.map((section) => pageOf[section] ?? 0));
  for (const section of touched) {
    const score = word.score[section] ?? 0;
    const heading = word.heading[section] ?? 0;
    const page = pageOf[section] ?? 0;
    add(scores.sections, section, score);
    add(scores.headingRarity, section, heading * rarity);
    add(scores.headingWords, section, heading);
    if (pages[page]?.start === section) {
      add(scores.titleRarity, page, word.titleRarity[section] ?? 0);
      add(scores.pathRarity, page, word.pathRarity[section] ?? 0);
      add(scores.nameRarity, page, Math.max(heading, word.path[section] ?? 0) * rarity);
    }
  }
  for (const page of touchedPages) {
    const frequency = word.pageFrequency[page] ?? 0;
    add(scores.pages, page, rarity * saturated(frequency));
    word.pageFrequency[page] = 0;
  }
  for (const section of touched) {
    word.score[section] = 0;
    word.heading[section] = 0;
    word.path[section] = 0;
    word.titleRarity[section] = 0;
    word.pathRarity[section] = 0;
  }
}
