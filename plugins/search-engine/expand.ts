import type {LoadedIndex} from './loadedIndex';
import {weights} from './ranking';
import {allowedEdits, editDistance, prefixDistance, stemOf} from './words';

/** A term of the index that stands for a word of the query. */
export interface Expansion {
  readonly term: number;
  /** 1 for the word as typed, less for every other form. */
  readonly weight: number;
}

/** The most completions of a word. */
const maxCompletions = 24;
/** The most sections in which they may occur, as a share of all, or in a small index as a number. */
const completedShare = 0.5;
const minSections = 500;
/** The most corrections of a word, without their other forms. */
const maxCorrections = 6;

interface Wording {
  readonly isOpen: boolean;
  readonly synonyms: readonly string[];
}

/** Returns the most frequent terms that begin with the word. */
function completionsOf(index: LoadedIndex, word: string): Expansion[] {
  const found: Expansion[] = [];
  for (let at = index.lowerBound(word); index.terms[at]?.startsWith(word); at++) {
    if (index.terms[at] !== word) found.push({term: at, weight: weights.completion});
  }
  // The completions of one or two letters would be half of the index.
  let left = Math.max(minSections, index.sectionCount * completedShare);
  return found
    .sort((a, b) => (index.frequencies[b.term] ?? 0) - (index.frequencies[a.term] ?? 0))
    .slice(0, maxCompletions)
    .filter(({term}) => (left -= index.frequencies[term] ?? 0) >= 0);
}

/** Returns the word's own term and its other forms. */
function formsOf(index: LoadedIndex, word: string): Expansion[] {
  const stem = stemOf(word);
  const found: Expansion[] = [];
  for (let at = index.lowerBound(stem); index.terms[at]?.startsWith(stem); at++) {
    const term = index.terms[at] ?? '';
    if (stemOf(term) === stem) found.push({term: at, weight: term === word ? 1 : weights.form});
  }
  return found;
}

/** Returns the terms of a word with its forms and synonyms, and for an unfinished word its completions. */
export function expand(index: LoadedIndex, word: string, {isOpen, synonyms}: Wording): Expansion[] {
  return heaviest([
    ...formsOf(index, word),
    ...(isOpen ? completionsOf(index, word) : []),
    ...synonyms
      .flatMap((synonym) => formsOf(index, synonym))
      .map(({term}) => ({term, weight: weights.synonym})),
  ]);
}

/** Returns the terms that a misspelled word may mean. People rarely mistype the first letter. */
export function correct(index: LoadedIndex, word: string, isOpen: boolean): Expansion[] {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const initial = Array.from(word)[0] ?? '';
  const found: (Expansion & {readonly edits: number})[] = [];
  for (let at = index.lowerBound(initial); index.terms[at]?.startsWith(initial); at++) {
    const term = index.terms[at] ?? '';
    let edits = editDistance(word, term, limit);
    // The misspelled beginning of a longer word.
    if (edits > limit && limit > 1 && isOpen && term.length > word.length + 1) {
      edits = 1 + prefixDistance(word, term, 1);
    }
    if (edits > limit) continue;
    found.push({term: at, edits, weight: edits > 1 ? weights.twoEdits : weights.oneEdit});
  }
  const frequency = ({term}: Expansion) => index.frequencies[term] ?? 0;
  const likely = found
    .sort((a, b) => a.edits - b.edits || frequency(b) - frequency(a))
    .slice(0, maxCorrections);
  return heaviest(
    likely.flatMap(({term, weight}) =>
      formsOf(index, index.terms[term] ?? '').map((form) => ({
        term: form.term,
        weight: weight * form.weight,
      })),
    ),
  );
}

/** Returns each term once, with its highest weight. */
function heaviest(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<number, Expansion>();
  for (const expansion of expansions) {
    if ((best.get(expansion.term)?.weight ?? 0) < expansion.weight)
      best.set(expansion.term, expansion);
  }
  return Array.from(best.values());
}
