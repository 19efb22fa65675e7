import type {LoadedIndex} from './loadedIndex';

/** Returns the sections that have these words in a row. The terms' postings and places must be loaded. */
export function sectionsWith(index: LoadedIndex, words: readonly string[]): Set<number> {
  const terms = words.map((word) => index.find(word));
  if (terms.some((term) => term < 0)) return new Set();
  let ends: Map<number, ReadonlySet<number>> | undefined;
  for (const term of terms) {
    const places = index.places.of(term);
    const next = new Map<number, ReadonlySet<number>>();
    index.postings.of(term).sections.forEach((section, at) => {
      const before = ends?.get(section);
      if (ends && !before) return;
      const here = (places[at] ?? []).filter((place) => !before || before.has(place - 1));
      if (here.length > 0) next.set(section, new Set(here));
    });
    ends = next;
  }
  return new Set(ends?.keys());
}
