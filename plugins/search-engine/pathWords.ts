import {termsOf} from '../embedded-search/terms';

/** Folders that more pages than this share have in common say nothing about a page. */
const commonShare = 0.1;

/** Returns the words of each route, without folders of many pages. */
export function pathWords(routes: readonly string[]): Set<string>[] {
  const words = routes.map((route) => new Set(termsOf(route)));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((own) => Array.from(own)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(1, routes.length * commonShare);
  return words.map(
    (own) => new Set(Array.from(own).filter((word) => (counts.get(word) ?? 0) <= most)),
  );
}
