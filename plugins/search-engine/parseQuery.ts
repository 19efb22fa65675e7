import {normalizeTerm, termsOf, tokensOf} from './terms';

/** Long enough for the significant part of a pasted bounce message, short enough to respond quickly. */
const maxWords = 20;

/** Reading more of a pasted text can't add words. */
const maxLetters = 1000;

export interface Query {
  readonly words: readonly string[];
  /** Words that must follow each other: what's in quotation marks. Hits without them are left out. */
  readonly phrases: readonly (readonly string[])[];
  /**
   * Words joined by `_`, `.`, or `/`, such as `daily_limit`. Hits that have them in a row rank higher. Words with a
   * hyphen aren't among them: people leave it out, and the words' distance counts anyway.
   */
  readonly compounds: readonly (readonly string[])[];
  /** Whether the last word may be unfinished. */
  readonly isOpen: boolean;
}

/** "Log in" is searched as one word: every page has "in", and "log" finds the sync log. */
const logIn = /(?<!\b(?:activity|sync) )\blog(?:ged|ging)? in(?:to)?\b/giu;

export function parseQuery(text: string): Query {
  const typed = text.slice(0, maxLetters).replace(logIn, 'login');
  const phrases = Array.from(typed.matchAll(/["“”]([^"“”]+)["“”]/g), ([, inner]) =>
    termsOf(inner ?? ''),
  )
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, maxWords));
  const compounds = typed
    .split(/[\s"“”]+/)
    .map((chunk) => chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((chunk) => !/^[\p{L}-]*$/u.test(chunk))
    .map((chunk) => termsOf(chunk))
    .filter((words) => words.length > 1 && words.length <= maxWords);
  const tokens = tokensOf(typed);
  const last = tokens.at(-1);
  return {
    words: tokens.slice(0, maxWords).map((token) => normalizeTerm(token.text)),
    phrases,
    compounds,
    isOpen: last !== undefined && last.end === typed.length && tokens.length <= maxWords,
  };
}
