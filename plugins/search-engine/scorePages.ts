import type {Expansion} from './expand';
import {fields} from './format';
import type {LoadedIndex} from './loadedIndex';
import type {Query} from './parseQuery';
import {sectionsWith, type LoadedTerms} from './phrases';
import {ranking, rarityOf} from './ranking';
import type {Postings} from './shards';

/** A word of the query. */
export interface Word {
  readonly text: string;
  /** Terms of each index that stand for the word. */
  readonly expansions: ReadonlyMap<LoadedIndex, readonly Expansion[]>;
  readonly rarity: number;
}

interface SectionMatch {
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

const floats = (count: number) => new Float32Array(count);

/** Totals of all words of the query, for each section and each page. */
class Totals {
  /** BM25 of each section, and of each page with the text of all its sections. */
  readonly sections: Float32Array;
  readonly pages: Float32Array;
  /** Weight of the query's words in each section's heading, by number and by rarity. */
  readonly headingWords: Float32Array;
  readonly headingRarity: Float32Array;
  /** Weight of the words of each page's title, and of its path, that the query has, by their own rarity. */
  readonly titleRarity: Float32Array;
  readonly pathRarity: Float32Array;
  /** Rarity of the query's words in each page's title or path. */
  readonly nameRarity: Float32Array;

  constructor(sectionCount: number, pageCount: number) {
    this.sections = floats(sectionCount);
    this.headingWords = floats(sectionCount);
    this.headingRarity = floats(sectionCount);
    this.pages = floats(pageCount);
    this.titleRarity = floats(pageCount);
    this.pathRarity = floats(pageCount);
    this.nameRarity = floats(pageCount);
  }
}

/** The same of one word, whose terms don't add up: the one with the highest weight counts. */
class WordScores {
  readonly touched: number[] = [];
  readonly section: Float32Array;
  readonly heading: Float32Array;
  readonly page: Float32Array;
  readonly pageFrequency: Float32Array;
  readonly title: Float32Array;
  readonly titleRarity: Float32Array;
  readonly path: Float32Array;
  readonly pathRarity: Float32Array;

  constructor(sectionCount: number, pageCount: number) {
    this.section = floats(sectionCount);
    this.heading = floats(sectionCount);
    this.page = floats(pageCount);
    this.pageFrequency = floats(pageCount);
    this.title = floats(pageCount);
    this.titleRarity = floats(pageCount);
    this.path = floats(pageCount);
    this.pathRarity = floats(pageCount);
  }
}

/** Returns the pages of an index that match, in no particular order. */
export function scorePages(
  index: LoadedIndex,
  loaded: LoadedTerms,
  words: readonly Word[],
  query: Query,
  groupFactor: (group: string) => number,
): PageMatch[] {
  const {pageShare, nameFactor} = ranking;
  const allRarity = words.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
  const totals = addWords(index, loaded, words);
  const sectionScore = sectionScorer(index, loaded, totals, query, allRarity);
  const scores = {of: sectionScore, headingWords: totals.headingWords};
  const bestScores = new Float64Array(countedSections);
  const matches: PageMatch[] = [];
  index.pages.forEach(({group, start, end, titleRarity, pathRarity}, page) => {
    const pageScore = totals.pages[page] ?? 0;
    if (pageScore === 0) return;
    const best = bestTotal(start, end, sectionScore, bestScores);
    if (best === 0) return;
    const nameShare =
      Math.max(
        shareOf(totals.titleRarity[page], titleRarity),
        shareOf(totals.pathRarity[page], pathRarity),
      ) * shareOf(totals.nameRarity[page], allRarity);
    const score =
      ((1 - pageShare) * best + pageShare * pageScore) *
      (1 + nameFactor * nameShare) *
      groupFactor(group);
    matches.push(new ScoredPage(index, page, score, scores));
  });
  return matches;
}

interface SectionScores {
  readonly of: (section: number) => number;
  readonly headingWords: Float32Array;
}

/** A short query matches most pages, of which few are shown, so sections are listed when they're asked for. */
class ScoredPage implements PageMatch {
  constructor(
    readonly index: LoadedIndex,
    readonly page: number,
    readonly score: number,
    private readonly scores: SectionScores,
  ) {}

  get sections(): SectionMatch[] {
    const {start = 0, end = 0} = this.index.pages[this.page] ?? {};
    const matches: SectionMatch[] = [];
    for (let section = start; section < end; section++) {
      const score = this.scores.of(section);
      const isHeadingMatch = (this.scores.headingWords[section] ?? 0) > 0;
      if (score > 0) matches.push({section, score, isHeadingMatch});
    }
    return matches.sort((a, b) => b.score - a.score);
  }
}

const shareOf = (part = 0, whole = 0) => Math.min(1, part / Math.max(whole, 0.25));

/** Sections of a page that count by themselves. */
const countedSections = 5;

/**
 * Returns the total of a page's best sections. Each counts less than the one before.
 *
 * @param best - is overwritten with their scores: a new array for each page would be most of a keystroke's garbage
 */
function bestTotal(
  start: number,
  end: number,
  sectionScore: (section: number) => number,
  best: Float64Array,
): number {
  best.fill(0);
  for (let section = start; section < end; section++) {
    const score = sectionScore(section);
    let at = best.length - 1;
    if (score <= (best[at] ?? 0)) continue;
    for (; at > 0 && (best[at - 1] ?? 0) < score; at--) best[at] = best[at - 1] ?? 0;
    best[at] = score;
  }
  let total = 0;
  for (let at = best.length - 1; at >= 0; at--)
    total = (best[at] ?? 0) + total * ranking.sectionFade;
  return total;
}

/** Returns the number of sets that have the section. */
function countWith(section: number, sets: readonly ReadonlySet<number>[]): number {
  let count = 0;
  for (const set of sets) if (set.has(section)) count++;
  return count;
}

/** Returns a function for the score of a section; 0 when it doesn't match. */
function sectionScorer(
  index: LoadedIndex,
  loaded: LoadedTerms,
  totals: Totals,
  query: Query,
  allRarity: number,
): (section: number) => number {
  const {headingFactor, compoundFactor} = ranking;
  const phrases = query.phrases.map((phrase) => sectionsWith(index, loaded, phrase));
  const compounds = query.compounds.map((compound) => sectionsWith(index, loaded, compound));
  return (section) => {
    const plain = totals.sections[section] ?? 0;
    if (plain === 0 || countWith(section, phrases) < phrases.length) return 0;
    const headingShare =
      shareOf(totals.headingWords[section], index.headingLengths[section]) *
      shareOf(totals.headingRarity[section], allRarity);
    const inRow = countWith(section, compounds);
    return (
      plain *
      (1 + headingFactor * headingShare ** 2) *
      (1 + (inRow && (compoundFactor * inRow) / compounds.length))
    );
  };
}

function addWords(index: LoadedIndex, {postings}: LoadedTerms, words: readonly Word[]): Totals {
  const totals = new Totals(index.sectionCount, index.pages.length);
  const word = new WordScores(index.sectionCount, index.pages.length);
  for (const {expansions, rarity} of words) {
    for (const expansion of expansions.get(index) ?? []) {
      const found = postings.get(expansion.term);
      if (found) scoreTerm(index, found, expansion, rarity, word);
    }
    addWord(index, rarity, word, totals);
  }
  return totals;
}

/** Raises the scores of a word in the sections that have one of its terms. */
function scoreTerm(
  index: LoadedIndex,
  {sections, frequencies, fields: fieldsOf}: Postings,
  {term, weight}: Expansion,
  rarity: number,
  word: WordScores,
): void {
  const {pageOf, sectionNorms, pageNorms} = index;
  const {heading, question, link, path} = fields;
  const {saturation, headingWeight, questionWeight, linkWeight, pathWeight} = ranking;
  const ownRarity = weight * rarityOf(index.frequencies[term] ?? 0, index.sectionCount);
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] ?? 0;
    const page = pageOf[section] ?? 0;
    const own = fieldsOf[at] ?? 0;
    const inHeading = own & heading ? 1 : 0;
    const inText = (frequencies[at] ?? 0) - inHeading;
    const inFields =
      inHeading * headingWeight +
      (own & question ? questionWeight : 0) +
      (own & link ? linkWeight : 0) +
      (own & path ? pathWeight : 0);
    const frequency = inText / (sectionNorms[section] ?? 1) + inFields;
    const score = (weight * rarity * frequency * (saturation + 1)) / (frequency + saturation);
    const before = word.section[section] ?? 0;
    if (before === 0) word.touched.push(section);
    if (score > before) word.section[section] = score;
    if (weight > (word.page[page] ?? 0)) word.page[page] = weight;
    word.pageFrequency[page] =
      (word.pageFrequency[page] ?? 0) + weight * (inText / (pageNorms[page] ?? 1) + inFields);
    if (own === 0) continue;
    if (inHeading && weight > (word.heading[section] ?? 0)) word.heading[section] = weight;
    if (index.pages[page]?.start !== section) continue;
    if (inHeading && weight > (word.title[page] ?? 0)) {
      word.title[page] = weight;
      word.titleRarity[page] = ownRarity;
    }
    if (own & path && weight > (word.path[page] ?? 0)) {
      word.path[page] = weight;
      word.pathRarity[page] = ownRarity;
    }
  }
}

/** Adds the scores of a word to the totals, and empties them. */
function addWord({pageOf}: LoadedIndex, rarity: number, word: WordScores, totals: Totals): void {
  const {pageSaturation, presence} = ranking;
  const add = (column: Float32Array, at: number, value: number) => {
    column[at] = (column[at] ?? 0) + value;
  };
  for (const section of word.touched) {
    const heading = word.heading[section] ?? 0;
    add(totals.sections, section, word.section[section] ?? 0);
    add(totals.headingWords, section, heading);
    add(totals.headingRarity, section, heading * rarity);
    word.section[section] = 0;
    word.heading[section] = 0;
    const page = pageOf[section] ?? 0;
    const frequency = word.pageFrequency[page] ?? 0;
    if (frequency === 0) continue;
    const saturated = (frequency * (pageSaturation + 1)) / (frequency + pageSaturation);
    add(totals.pages, page, rarity * (saturated + presence * (word.page[page] ?? 0)));
    add(totals.titleRarity, page, word.titleRarity[page] ?? 0);
    add(totals.pathRarity, page, word.pathRarity[page] ?? 0);
    add(totals.nameRarity, page, Math.max(word.title[page] ?? 0, word.path[page] ?? 0) * rarity);
    word.page[page] = 0;
    word.pageFrequency[page] = 0;
    word.title[page] = 0;
    word.titleRarity[page] = 0;
    word.path[page] = 0;
    word.pathRarity[page] = 0;
  }
  word.touched.length = 0;
}
