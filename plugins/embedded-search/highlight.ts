import {normalizeTerm, tokensOf, type Token} from './terms';

/** Markup that a search UI wants around a matched word. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

export interface Matches {
  readonly matchedTerms: readonly string[];
  readonly queryTerms: readonly string[];
}

/** Escapes page and query text. All of it must pass through here, because both search UIs set innerHTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

/** @returns the number of letters to mark: the typed beginning, or the whole word if it was corrected */
function markedLength(token: Token, {matchedTerms, queryTerms}: Matches): number {
  const term = normalizeTerm(token.text);
  if (!matchedTerms.includes(term)) return 0;
  const typed = queryTerms.filter((queryTerm) => term.startsWith(queryTerm));
  const isSameLength = term.length === token.text.length;
  return typed.length > 0 && isSameLength
    ? Math.max(...typed.map((queryTerm) => queryTerm.length))
    : token.text.length;
}

/** Returns the text as safe HTML with matched words in tags. */
export function highlight(text: string, matches: Matches, tags: HighlightTags): string {
  let html = '';
  let position = 0;
  for (const token of tokensOf(text)) {
    const length = markedLength(token, matches);
    if (length === 0) continue;
    const end = token.start + length;
    html += escapeHtml(text.slice(position, token.start));
    html += tags.pre + escapeHtml(text.slice(token.start, end)) + tags.post;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

/** Words of context before a snippet's first match. */
const leadingWords = 4;

/**
 * Returns the `wordCount` words of a text with the most distinct matches.
 *
 * @param ellipsis - inserted where text was cut
 */
export function excerpt(text: string, matches: Matches, wordCount: number, ellipsis = '…'): string {
  const tokens = tokensOf(text);
  if (tokens.length <= wordCount) return text;
  const from = bestStart(tokens, matches, wordCount);
  const to = Math.min(from + wordCount, tokens.length) - 1;
  const start = from === 0 ? 0 : (tokens[from]?.start ?? 0);
  const end = to === tokens.length - 1 ? text.length : (tokens[to]?.end ?? text.length);
  return (start > 0 ? ellipsis : '') + text.slice(start, end) + (end < text.length ? ellipsis : '');
}

function bestStart(tokens: readonly Token[], {matchedTerms}: Matches, wordCount: number): number {
  const terms = tokens.map((token) => normalizeTerm(token.text));
  let best = {start: 0, count: 0};
  terms.forEach((term, position) => {
    if (!matchedTerms.includes(term)) return;
    const start = Math.max(0, Math.min(position - leadingWords, tokens.length - wordCount));
    const inWindow = new Set(terms.slice(start, start + wordCount));
    const count = matchedTerms.filter((matched) => inWindow.has(matched)).length;
    if (count > best.count) best = {start, count};
  });
  return best.start;
}
