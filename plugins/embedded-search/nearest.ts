import type {LoadedIndex} from '../search-engine/loadedIndex';
import {editDistance} from '../search-engine/words';
import {normalizeTerm, tokensOf} from '../search-engine/terms';

/** Suggested queries. */
const maxSuggestions = 3;

/** Other words considered for each word. */
const maxPerWord = 3;

/** Characters of the query in which words are replaced. A longer one isn't a few words with typos. */
const maxLength = 200;

/** Shorter words are in reach of too many others. */
const shortestWord = 4;

/**
 * Returns up to three queries that differ in the words that the indexes don't have: the nearest ones instead, more
 * edits away than the search itself tries and with any first letter.
 */
export function nearestQueries(indexes: readonly LoadedIndex[], query: string): string[] {
  let beginnings = [''];
  let copied = 0;
  for (const {text, start, end} of tokensOf(query.slice(0, maxLength))) {
    const word = normalizeTerm(text);
    if (word.length < shortestWord || indexes.some((index) => index.find(word) >= 0)) continue;
    const near = nearestWords(indexes, word);
    if (near.length === 0) continue;
    const unchanged = query.slice(copied, start);
    copied = end;
    beginnings = beginnings
      .flatMap((beginning) => near.map((other) => beginning + unchanged + other))
      .slice(0, maxSuggestions);
  }
  return copied > 0 ? beginnings.map((beginning) => beginning + query.slice(copied)) : [];
}

function nearestWords(indexes: readonly LoadedIndex[], word: string): string[] {
  const limit = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  const edits = new Map<string, {readonly edits: number; readonly frequency: number}>();
  for (const {terms, frequencies} of indexes) {
    terms.forEach((term, at) => {
      const distance = editDistance(word, term, limit);
      if (distance > limit || /\d|'s$/.test(term)) return;
      const frequency = (edits.get(term)?.frequency ?? 0) + (frequencies[at] ?? 0);
      edits.set(term, {edits: distance, frequency});
    });
  }
  return Array.from(edits)
    .sort(([, a], [, b]) => a.edits - b.edits || b.frequency - a.frequency)
    .slice(0, maxPerWord)
    .map(([term]) => term);
}
