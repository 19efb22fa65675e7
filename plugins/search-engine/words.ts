/** Rows of the table of distances, used again for each pair of words: the current one and the two before. */
const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const;

/** Longest word that's compared. */
const maxLength = 64;

/** A bit for each letter that a word has. Different letters may share one. */
function lettersOf(word: string, length: number): number {
  let letters = 0;
  for (let at = 0; at < length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/** Returns the last row of the table of distances, or null when all of it would be above the limit. */
function distances(one: string, other: string, width: number, limit: number): Uint8Array | null {
  // Each letter that the other doesn't have takes an edit.
  const missing = lettersOf(one, one.length) & ~lettersOf(other, width);
  if (one.length > maxLength || width > maxLength || bitCount(missing) > limit) return null;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const previousLetter = row > 1 ? one.charCodeAt(row - 2) : -1;
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1),
      );
      const isSwap =
        column > 1 && letter === other.charCodeAt(column - 2) && previousLetter === otherLetter;
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
}

/**
 * Returns the number of edits (a letter added, removed, replaced, or two neighbors swapped) between two words, or
 * `limit + 1` when there are more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const last = distances(one, other, other.length, limit);
  return Math.min(limit + 1, last?.[other.length] ?? limit + 1);
}

/** Returns the number of edits between a word and the beginning of another that needs the fewest. */
export function prefixDistance(word: string, other: string, limit: number): number {
  const width = Math.min(other.length, word.length + limit);
  const last = distances(word, other, width, limit);
  if (!last) return limit + 1;
  return Math.min(limit + 1, ...last.subarray(Math.max(0, word.length - limit), width + 1));
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
