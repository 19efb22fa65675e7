import fs from 'node:fs';
import {createSpellingDictionary, getDefaultBundledSettingsAsync, getDictionary} from 'cspell-lib';
import {american} from './british.mjs';

const dictionaries = ['en_us', 'softwareTerms', 'companies', 'node', 'typescript'];
const ownWords = new URL('dictionary.txt', import.meta.url);

/** Matches a run without spaces or sentence punctuation: a word, or code that isn't marked as such. */
const run = /[^\s()“”"…—–,;:!?\uE000-\uE002]+/gu;
const isCode =
  /[_/\\@#$=<>{}[\]|+&%~^`]|[\p{L}\d]\.[\p{L}\d]|\d\p{L}|\p{L}\d|\p{Ll}\p{Lu}|^\.\w|^--?\w|^aria-|-\w+-\w+-\d/u;
const word = /\p{L}[\p{L}\p{M}'’]*/gu;
const acronym = /^\p{Lu}{1,6}s?$/u;

async function loadDictionary() {
  const bundled = await getDefaultBundledSettingsAsync();
  const settings = {...bundled, language: 'en-US', languageSettings: [], dictionaries};
  const own = fs.readFileSync(ownWords, 'utf8').split(/\s+/);
  const all = [
    await getDictionary(settings),
    createSpellingDictionary(own, 'own', ownWords.href, {}),
  ];
  const known = new Map();
  return (text) => {
    if (!known.has(text))
      known.set(
        text,
        all.some((dictionary) => dictionary.has(text)),
      );
    return known.get(text);
  };
}

/**
 * Returns the rule that finds British spellings and words that no dictionary has.
 *
 * @param {string} productName allowed only in the SDKs, which are published under this name
 */
export async function spellingRule(productName) {
  const isKnown = await loadDictionary();
  const judge = (found) => {
    const plain = found.replaceAll('’', "'").replace(/'+$|'s$/, '');
    if (plain.length < 2 || acronym.test(plain)) return undefined;
    const use = american(plain, isKnown);
    return (
      use ??
      (isKnown(plain) ? undefined : 'correct it, or add it to scripts/lib/prose/dictionary.txt')
    );
  };
  return ({text, file}) => {
    const findings = [];
    const isSdk = file.startsWith('sdks/');
    for (const {0: chunk, index: at} of text.matchAll(run)) {
      if (isCode.test(chunk.replace(/[.'’*]+$/, ''))) continue;
      for (const {0: found, index} of chunk.matchAll(word)) {
        if (isSdk && found.replace(/['’]s$/, '') === productName) continue;
        const use = judge(found);
        if (use) findings.push({index: at + index, word: found, use, rule: 'spelling'});
      }
    }
    return findings;
  };
}
