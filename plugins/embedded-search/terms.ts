/**
 * Matches a word, or a number whose parts belong together (`5.1.1`, `1,000`, `v2.4`).
 * It uses no lookbehind: Safari before 16.4 fails to parse it, and with it the whole worker.
 */
const term = /\p{L}*\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a text into terms. The index, the query, and the highlighter must all use this. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(term), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Returns the texts of the tokens; faster than the tokens themselves. */
export const wordsOf = (text: string): readonly string[] => text.match(term) ?? [];

/** Normalizes a term for comparison: lowercase, no accents, straight apostrophes. */
export function normalizeTerm(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to take apart, which takes ten times as long.
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(normalizeTerm);
}
