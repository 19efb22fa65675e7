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

/** Words that say little by themselves, as single letters do. */
const weakWords = new Set(
  'an and are as at be by can do does for from get how if in is it my no not of on or so that the this to up was we what when why with you your'.split(
    ' ',
  ),
);

const isWeak = (term: string) => term.length === 1 || weakWords.has(term);

/** @returns the number of letters to mark: the typed beginning, or the whole word if it was corrected; none of a synonym */
function markedLength(token: Token, {matchedTerms, queryTerms}: Matches): number {
  const term = normalizeTerm(token.text);
  // A correction keeps the first letter.
  const isSynonym = queryTerms.every((queryTerm) => queryTerm[0] !== term[0]);
  if (isSynonym || !matchedTerms.includes(term)) return 0;
  const typed = queryTerms.filter((queryTerm) => term.startsWith(queryTerm));
  const isSameLength = term.length === token.text.length;
  return typed.length > 0 && isSameLength
    ? Math.max(...typed.map((queryTerm) => queryTerm.length))
    : token.text.length;
}

/** Returns the text as safe HTML with matched words in tags; weak ones only next to another, as in "warm-up". */
export function highlight(text: string, matches: Matches, tags: HighlightTags): string {
  const isStrong = matches.queryTerms.every(isWeak)
    ? () => true
    : (token: Token) => !isWeak(normalizeTerm(token.text));
  const found = tokensOf(text)
    .map((token) => ({...token, length: markedLength(token, matches)}))
    .filter(({length}) => length > 0);
  let html = '';
  let position = 0;
  for (const token of found) {
    const {start, end, length} = token;
    const isMarked = found.some(
      (other) =>
        isStrong(other) && (other === token || other.end + 1 === start || end + 1 === other.start),
    );
    if (!isMarked) continue;
    html += escapeHtml(text.slice(position, start));
    html += tags.pre + escapeHtml(text.slice(start, start + length)) + tags.post;
    position = start + length;
  }
  return html + escapeHtml(text.slice(position));
}

/** Words of context before a snippet's first match, and the most if a sentence begins there. */
const leadingWords = 4;
const mostLeadingWords = 9;

/**
 * Returns the `wordCount` words of a text with the most distinct matches.
 *
 * @param ellipsis - inserted where text was cut
 */
export function excerpt(text: string, matches: Matches, wordCount: number, ellipsis = '…'): string {
  const tokens = tokensOf(text);
  if (tokens.length <= wordCount) return text;
  const beginsSentence = (at: number) =>
    at === 0 || /[.!?:] /.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const from = bestStart(tokens, matches, wordCount, beginsSentence);
  const to = Math.min(from + wordCount, tokens.length) - 1;
  const start = from === 0 ? 0 : (tokens[from]?.start ?? 0);
  const end = to === tokens.length - 1 ? text.length : (tokens[to]?.end ?? text.length);
  const isCut = start > 0 && !beginsSentence(from);
  return (isCut ? ellipsis : '') + text.slice(start, end) + (end < text.length ? ellipsis : '');
}

function bestStart(
  tokens: readonly Token[],
  {matchedTerms}: Matches,
  wordCount: number,
  beginsSentence: (at: number) => boolean,
): number {
  const terms = tokens.map((token) => normalizeTerm(token.text));
  let best = {start: 0, count: 0};
  terms.forEach((term, position) => {
    if (!matchedTerms.includes(term)) return;
    const first = Math.max(0, position - Math.min(mostLeadingWords, wordCount - 1));
    let start = position;
    while (start > first && !beginsSentence(start)) start--;
    if (!beginsSentence(start)) {
      start = Math.max(0, Math.min(position - leadingWords, tokens.length - wordCount));
    }
    const inWindow = new Set(terms.slice(start, start + wordCount));
    const count = matchedTerms.filter((matched) => inWindow.has(matched)).length;
    if (count > best.count) best = {start, count};
  });
  return best.start;
}
