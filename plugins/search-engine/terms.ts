/** Matches a word, or a number whose parts belong together (`5.1.1`, `1,000`, `v2.4`). */
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

const isAsciiLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isAsciiDigit = (code: number) => code >= 48 && code <= 57;

/** Whether a word of ASCII letters and digits can't go on at this position. */
function endsAt(text: string, position: number): boolean {
  if (text.charCodeAt(position) > 127) return false;
  const mark = text[position];
  const next = text.charCodeAt(position + 1);
  if (mark === '.' || mark === ',') return !isAsciiDigit(next) && !(next > 127);
  if (mark === "'") return !isAsciiLetter(next) && !(next > 127);
  return true;
}

const nextTerm = new RegExp(term);

/**
 * Returns the texts of the tokens. The expression takes most of the time for making an index, so this reads words of ASCII
 * letters and digits without it.
 */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let position = 0;
  while (position < text.length) {
    const start = position;
    let code = text.charCodeAt(position);
    while (isAsciiLetter(code) || isAsciiDigit(code)) code = text.charCodeAt(++position);
    if (position > start && endsAt(text, position)) {
      words.push(text.slice(start, position));
    } else if (position === start && code < 128) {
      position++;
    } else {
      nextTerm.lastIndex = start;
      const found = nextTerm.exec(text);
      if (!found) break;
      words.push(found[0]);
      position = nextTerm.lastIndex;
    }
  }
  return words;
}

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
