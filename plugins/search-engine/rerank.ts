import {termsOf} from '../embedded-search/terms';
import type {LoadedIndex} from './loadedIndex';
import {ranking} from './ranking';
import type {PageMatch, Word} from './scorePages';

/** Number of pages whose text is looked at, and loaded. Most of them are shown anyway. */
const rerankedPages = 8;

/** The same for a single word, which has no distance to others: only a title that is the query raises its page. */
const rerankedPagesOfWord = 5;

/** Ranks the first pages again by their title, and by how close the words are in their best section. */
export async function rerank(
  pages: readonly PageMatch[],
  words: readonly Word[],
  queryTerms: readonly string[],
): Promise<PageMatch[]> {
  const count = words.length > 1 ? rerankedPages : rerankedPagesOfWord;
  const first = await Promise.all(
    pages.slice(0, count).map((page) => withText(page, words, queryTerms.join(' '))),
  );
  first.sort((a, b) => b.score - a.score);
  return [...first, ...pages.slice(count)];
}

async function withText(
  match: PageMatch,
  words: readonly Word[],
  query: string,
): Promise<PageMatch> {
  const {index, page, sections} = match;
  const fragment = await index.fragmentOf(page);
  const title = termsOf(fragment.sections[0]?.[1][0] ?? '').join(' ');
  const best = (sections[0]?.section ?? 0) - (index.pages[page]?.start ?? 0);
  const [, titles = [], text = ''] = fragment.sections[best] ?? [];
  const score =
    match.score *
    (1 + (title === query ? ranking.titleFactor : 0)) *
    (1 +
      ranking.proximityFactor *
        proximityOf([...termsOf(titles.at(-1) ?? ''), '', ...termsOf(text)], index, words));
  return {...match, score};
}

/** Returns how close the words of the query are, from 0 to 1. */
function proximityOf(terms: readonly string[], index: LoadedIndex, words: readonly Word[]): number {
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  });
  const lists = words
    .map(({expansions}) =>
      (expansions.get(index) ?? []).flatMap(({term}) => places.get(index.terms[term] ?? '') ?? []),
    )
    .filter((list) => list.length > 0);
  if (lists.length < 2) return 0;
  const coverage = lists.length / words.length;
  return ((lists.length - 1) / shortestSpan(lists)) * coverage;
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
