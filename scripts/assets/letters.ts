/** Mean advance width of English text, from letter frequencies. Pure arithmetic, no font engine. */

/**
 * Share of each letter in English prose, in percent.
 * Source: Peter Norvig, "English Letter Frequency Counts: Mayzner Revisited", norvig.com/mayzner.html.
 */
// prettier-ignore
const LETTER_SHARE: Readonly<Record<string, number>> = {
  e: 12.49, t: 9.28, a: 8.04, o: 7.64, i: 7.57, n: 7.23, s: 6.51, r: 6.28, h: 5.05,
  l: 4.07, d: 3.82, c: 3.34, u: 2.73, m: 2.51, f: 2.4, p: 2.14, g: 1.87, w: 1.68,
  y: 1.66, b: 1.48, v: 1.05, k: 0.54, x: 0.23, j: 0.16, q: 0.12, z: 0.09,
};

/** Letters per word in the same corpus, so one space for every 4.79 letters. */
const LETTERS_PER_WORD = 4.79;

/** Mean width of a character of English text, in the unit of `widthOf`. */
export function meanWidth(widthOf: (character: string) => number): number {
  let width = 0;
  let share = 0;
  for (const [letter, percent] of Object.entries(LETTER_SHARE)) {
    width += percent * widthOf(letter);
    share += percent;
  }
  const spaces = share / LETTERS_PER_WORD;
  return (width + spaces * widthOf(' ')) / (share + spaces);
}
