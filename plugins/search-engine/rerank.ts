import {termsOf} from '../embedded-search/terms';
import type {LoadedIndex} from './loadedIndex';
import {ranking} from './ranking';
import type {PageMatch, Word} from './scorePages';

/** Number of pages whose text is looked at, and loaded. They're shown anyway. */
const rerankedPages = 5;

/** Ranks the first pages again by their title, and by the words in a row in their best section. */
export async function rerank(
  pages: readonly PageMatch[],
  words: readonly Word[],
  queryTerms: readonly string[],
): Promise<PageMatch[]> {
  const first = await Promise.all(
    pages.slice(0, rerankedPages).map((page) => withText(page, words, queryTerms.join(' '))),
  );
  first.sort((a, b) => b.score - a.score);
  return [...first, ...pages.slice(rerankedPages)];
}

async function withText(
  match: PageMatch,
  words: readonly Word[],
  query: string,
): Promise<PageMatch> {
  const {index, page, sections} = match;
  const best = sections[0]?.section ?? index.pages[page]?.start ?? 0;
  const {titles, text} = await index.textOf(best);
  const title = termsOf(titles[0] ?? '').join(' ');
  const score =
    match.score *
    (1 + (title === query ? ranking.titleFactor : 0)) *
    (1 +
      ranking.pairFactor *
        pairShare(
          [...titles.flatMap((each) => [...termsOf(each), '']), ...termsOf(text)],
          index,
          words,
        ));
  return {index, page, score, sections};
}

/** Returns the share of the query's neighboring words that are next to each other in a text, in the same order. */
function pairShare(terms: readonly string[], index: LoadedIndex, words: readonly Word[]): number {
  if (words.length < 2) return 0;
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  });
  const placesOfWords = words.map(({expansions}) =>
    (expansions.get(index) ?? []).flatMap(({term}) => places.get(index.terms[term] ?? '') ?? []),
  );
  const pairs = placesOfWords.slice(1).filter((second, at) => {
    const after = new Set(second);
    return placesOfWords[at]?.some((place) => after.has(place + 1));
  });
  return pairs.length / (words.length - 1);
}
