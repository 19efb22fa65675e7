import path from 'node:path';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {codePassages, stylePassages} from './code.mjs';
import {contractionFindings} from './contractions.mjs';
import {figureRule} from './figures.mjs';
import {allowed} from './glossary.mjs';
import {markdownPassages} from './markdown.mjs';
import {BREAK, escaped, fill, OPAQUE} from './mask.mjs';
import {spellingRule} from './spelling.mjs';
import {dateFindings, glossaryFindings, openingFindings} from './wordRules.mjs';
import {yamlPassages} from './yaml.mjs';

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];
const readers = {
  md: markdownPassages,
  mdx: markdownPassages,
  css: stylePassages,
  yaml: yamlPassages,
  yml: yamlPassages,
  ...Object.fromEntries(scripts.map((ending) => [ending, codePassages])),
};
const readerOf = (file) => readers[path.extname(file).slice(1)];

const anySpace = (phrase) => escaped(phrase).replace(/\s+/g, '\\s+');
const quoted = new RegExp(allowed.map(({phrase}) => anySpace(phrase)).join('|') || '$^', 'g');

/** @returns {import('./mask.mjs').Passage[]} the passages of a file that people read, without allowed phrases */
export function passagesOf(source, file) {
  return readerOf(file)(source, file).map((passage) => ({
    ...passage,
    text: passage.text.replace(quoted, fill(OPAQUE)),
  }));
}

/**
 * Loads the dictionaries and returns a function that checks one file.
 *
 * @param {Record<string, unknown>} textValues those of src/data/textValues.ts
 * @returns {Promise<(source: string, file: string) => {line: number, column: number, word: string, use: string,
 *   rule: string, isWarning?: boolean}[]>} `file` is relative to the project
 */
export async function createChecker(textValues) {
  const rules = [
    glossaryFindings,
    contractionFindings,
    openingFindings,
    dateFindings,
    retextFindings,
    figureRule(textValues),
    await spellingRule(textValues.brand.name),
  ];
  return (source, file) => {
    const lineStarts = [0, ...Array.from(source.matchAll(/\n/g), ({index}) => index + 1)];
    const found = passagesOf(source, file).flatMap((passage) =>
      rules.flatMap((rule) => rule({...passage, file}).map((finding) => [passage, finding])),
    );
    return found
      .map(([{start}, {index, word, ...finding}]) => {
        const offset = start + index;
        const line = lineStarts.findLastIndex((lineStart) => lineStart <= offset);
        // Quotes the file, because the passage has masks.
        const written = source.slice(offset, offset + word.length);
        return {line: line + 1, column: offset - lineStarts[line] + 1, word: written, ...finding};
      })
      .sort((one, other) => one.line - other.line || one.column - other.column);
  };
}

const retextParser = unified().use(retextEnglish);
const retext = unified()
  .use(retextContractions, {straight: true})
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords);
/** Runs on prose only: it's slow, and passive voice is normal in comments. */
const proseRetext = retext().use(retextPassive);

const retextRules = {
  'retext-contractions': 'apostrophe',
  'retext-indefinite-article': 'article',
  'retext-repeated-words': 'repeated',
  'retext-passive': 'passive',
};
/** The article rule reads these as words, but people spell them out. */
const spelledOut =
  /^An\s+(?:https?|html|href|MX|SPF|SLA|SDK|RFC|SMTP|SSO|SMS|XML|FAQ)\b|^An\s+\.\w/i;

/** Finds missing apostrophes, wrong articles, repeated words, and, as a warning, the passive voice. */
function retextFindings({kind, text}) {
  // Straightens apostrophes, which may be curly, and turns breaks into sentence ends.
  const file = new VFile(text.replaceAll('’', "'").replaceAll(BREAK, '\n'));
  (kind === 'prose' ? proseRetext : retext).runSync(retextParser.parse(file), file);
  return file.messages
    .map(({source, place, actual, expected}) => {
      const index = (place.start ?? place).offset;
      const rule = retextRules[source];
      return {
        index,
        word: text.slice(index, index + actual.length),
        use: expected?.join(', ') || 'the active voice',
        rule,
        isWarning: rule === 'passive',
      };
    })
    .filter(({rule, index}) => rule !== 'article' || !spelledOut.test(text.slice(index)));
}
