import type {LoadedIndex} from './loadedIndex';
import type {Places, Postings} from './shards';

/** The part of an index that a query needs. */
export interface LoadedTerms {
  readonly postings: ReadonlyMap<number, Postings>;
  /** Of terms that have to be in a row. */
  readonly places: ReadonlyMap<number, Places>;
}

/** Returns the sections that have these words in a row. */
export function sectionsWith(
  index: LoadedIndex,
  {postings, places}: LoadedTerms,
  words: readonly string[],
): Set<number> {
  const terms = words.map((word) => index.find(word));
  if (terms.some((term) => term < 0)) return new Set();
  let ends: Map<number, ReadonlySet<number>> | undefined;
  for (const term of terms) {
    const termPlaces = places.get(term);
    const next = new Map<number, ReadonlySet<number>>();
    postings.get(term)?.sections.forEach((section, at) => {
      const before = ends?.get(section);
      if (ends && !before) return;
      const here = (termPlaces?.[at] ?? []).filter((place) => !before || before.has(place - 1));
      if (here.length > 0) next.set(section, new Set(here));
    });
    ends = next;
  }
  return new Set(ends?.keys());
}
