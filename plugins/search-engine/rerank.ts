import {termsOf} from './terms';
import type {LoadedIndex, SectionText} from './loadedIndex';
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
  const texts = await Promise.all(
    pages.slice(0, rerankedPages).map(({index, page, sections}) => {
      return index.textOf(sections[0]?.section ?? index.pages[page]?.start ?? 0);
    }),
  );
  return rank(pages, texts, words, queryTerms);
}

/** The same by the titles of a small index alone, while its texts load. */
export function rankByTitles(
  pages: readonly PageMatch[],
  words: readonly Word[],
  queryTerms: readonly string[],
): PageMatch[] {
  const texts = pages.slice(0, rerankedPages).map(({index, page}) => {
    const [, title = ''] = index.titles[page] ?? [];
    return {titles: [title], text: ''};
  });
  return rank(pages, texts, words, queryTerms);
}

function rank(
  pages: readonly PageMatch[],
  texts: readonly Pick<SectionText, 'titles' | 'text'>[],
  words: readonly Word[],
  queryTerms: readonly string[],
): PageMatch[] {
  const query = queryTerms.join(' ');
  const first = texts.flatMap(({titles, text}, at) => {
    const match = pages[at];
    if (!match) return [];
    // Not spread: some pages have their sections from a getter.
    const {index, page, sections} = match;
    const title = termsOf(titles[0] ?? '').join(' ');
    const terms = [...titles.flatMap((each) => [...termsOf(each), '']), ...termsOf(text)];
    const score =
      match.score *
      (1 + (title === query ? ranking.titleFactor : 0)) *
      (1 + ranking.pairFactor * pairShare(terms, index, words));
    return [{index, page, score, sections}];
  });
  first.sort((a, b) => b.score - a.score);
  return [...first, ...pages.slice(rerankedPages)];
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
