import path from 'node:path';
import {allowed} from './allowed.mjs';
import {codePassages, stylePassages} from './code.mjs';
import {contractionFindings} from './contractions.mjs';
import {figureRule} from './figures.mjs';
import {markdownPassages} from './markdown.mjs';
import {escaped, fill, OPAQUE} from './mask.mjs';
import {retextFindings} from './retextRules.mjs';
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
