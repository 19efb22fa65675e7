/**
 * Returns the number of edits (a letter added, removed, replaced, or two neighbors swapped) between two words, or
 * `limit + 1` when there are more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: other.length + 1}, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? limit + 1;
}

/** Edits allowed in a word: an edit turns most words of up to three letters into another word. */
export function allowedEdits({length}: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const endings =
  'ications ication ations ation ments ment ings ing ers ies ied ed es er ly s y e'.split(' ');

/** Returns a word without its ending, for comparing the forms of a word; words of other stems may get the same. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  const stem = ending ? word.slice(0, -ending.length) : word;
  // "setting" and "set", "planned" and "plan".
  return stem.length > 3 && /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
