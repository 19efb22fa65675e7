import {escapeHtml} from '../../src/lib/text';
import {normalizeTerm, tokensOf, type Token} from '../search-engine/terms';

/** Markup that a search UI wants around a matched word. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

export interface Matches {
  readonly matchedTerms: readonly string[];
  readonly queryTerms: readonly string[];
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

/**
 * Returns the text as safe HTML, because both search UIs set innerHTML, with matched words in tags; weak ones only next to
 * another, as in "warm-up".
 */
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

/** A sentence, or a text before a colon and another sentence: `If all three are true: We replace the lead.` */
const sentences = /\S.*?(?:[.!?]["”’)]*(?= |$)|:(?= \p{Lu})|$)/gsu;

const endsSentence = /[.!?]["”’)]*$/;

/** In words. A shorter sentence says little. */
const shortest = 4;

/**
 * Returns the sentence of at most `mostWords` words with the most distinct matches, or all of a text that's no longer. Empty
 * without such a sentence: labels and list items in a row are none.
 */
export function excerpt(text: string, {matchedTerms}: Matches, mostWords: number): string {
  if (endsSentence.test(text) && tokensOf(text).length <= mostWords) return text;
  let best = {sentence: '', count: -1};
  for (const [sentence] of text.matchAll(sentences)) {
    const terms = tokensOf(sentence).map((token) => normalizeTerm(token.text));
    const isWhole = endsSentence.test(sentence) && terms.length >= shortest;
    const count = matchedTerms.filter((matched) => terms.includes(matched)).length;
    if (isWhole && terms.length <= mostWords && count > best.count) best = {sentence, count};
  }
  return best.sentence;
}
