/**
 * A word, or a number whose parts belong together (`5.1.1`, `1,000`, `v2.4`).
 * No lookbehind: Safari before 16.4 fails to parse it, and with it the whole worker.
 */
const term = /\p{L}*\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** A term and where it stands in the text it was read from. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Cuts a text into terms. The same cut serves the index, the query and the highlighter. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(term), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The form in which terms are compared: lower case, without accents, straight apostrophes. */
export function normalizeTerm(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** The terms of a text in comparable form. */
export function termsOf(text: string): string[] {
  return tokensOf(text).map((token) => normalizeTerm(token.text));
}
