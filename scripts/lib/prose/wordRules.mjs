import {BREAK, MARKUP, OPAQUE} from './mask.mjs';
import {glossary} from './glossary.mjs';

/**
 * A position in a passage that breaks a rule.
 *
 * @typedef {{index: number, word: string, use: string, rule: string, isWarning?: boolean}} Finding
 */

const withAnySpace = (source) => source.replaceAll(' ', '\\s+').replaceAll('~', OPAQUE);
/** Matches whole words, but no part of a hyphenated word. */
const wholeWords = (source) => new RegExp(`\\b(?:${withAnySpace(source)})\\b(?!-\\w)`, 'gi');

const entries = glossary.map(({find, ...entry}) => ({...entry, pattern: wholeWords(find)}));

/** Finds words that the glossary replaces. If two overlap, errors win over warnings, then the longer one wins. */
export function glossaryFindings({kind, text}) {
  const findings = entries
    .filter((entry) => !entry.in || entry.in.includes(kind))
    .flatMap(({pattern, use, isWarning = false}) =>
      Array.from(text.matchAll(pattern), ({0: word, index}) => {
        return {index, word, use, rule: 'glossary', isWarning};
      }),
    )
    .sort((one, other) => one.isWarning - other.isWarning || other.word.length - one.word.length);
  const overlaps = (one, other) =>
    one.index < other.index + other.word.length && other.index < one.index + one.word.length;
  return findings.filter(
    (finding, at) => !findings.slice(0, at).some((first) => overlaps(first, finding)),
  );
}

const sentence = new RegExp(
  `[^${BREAK}.!?\\s](?:[^${BREAK}.!?]|[.!?](?![\\s${MARKUP}"”’)]|$))*[.!?]?`,
  'gu',
);
const opening = new RegExp(`^[${MARKUP}"“(*\\s-]*`);

/** Splits a passage at periods, empty lines, and JSDoc tags. */
function* sentences(text) {
  const paragraphs = text.replace(/\n[ \t]*\r?\n/g, (gap) => BREAK.repeat(gap.length));
  for (const {0: found, index} of paragraphs.matchAll(sentence)) {
    const {length} = opening.exec(found)[0];
    if (found.length > length) yield {index: index + length, text: found.slice(length)};
  }
}

const openings = {
  Who: 'anyone who, if you',
  Where: 'if, when',
  What: 'the noun',
  One: 'a noun or a verb',
};
/** A heading such as "What counts as a bounce" has one clause and no period. */
const isStatement = (text) =>
  /,.*\.$|\b(?:is|are|has|needs)\b.*\b(?:is|are|has|needs|goes|stays)\b.*\.$/s.test(text);

/**
 * Finds sentences that open like a question but state something: "Who sends daily, needs a plan." In a docstring's
 * first sentence, the opening word alone is an error.
 */
export function openingFindings({kind, text}) {
  const findings = [];
  for (const {index, text: found} of sentences(text)) {
    const word = /^(?:Who|Where|What|One)\b(?![’'])/.exec(found)?.[0];
    if (!word || found.endsWith('?')) continue;
    const isFirst = kind === 'docstring' && !/[\p{L}\uE000]/u.test(text.slice(0, index));
    if (!isFirst && (word === 'One' || !isStatement(found))) continue;
    findings.push({index, word, use: openings[word], rule: 'opening', isWarning: !isFirst});
  }
  return findings;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const dayFirst = new RegExp(
  `(?<!\\w{3}, |[\\d.,:–-])\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(${months})\\b\\.?(?:,?\\s+(\\d{4}))?(?!\\s+\\d\\d:\\d\\d:\\d\\d)`,
  'g',
);

/** Finds dates with the day first: `5 May 2025`. */
export function dateFindings({text}) {
  return Array.from(text.matchAll(dayFirst), ({0: word, 1: day, 2: month, 3: year, index}) => ({
    index,
    word,
    use: year ? `${month} ${day}, ${year}` : `${month} ${day}`,
    rule: 'date',
  }));
}
