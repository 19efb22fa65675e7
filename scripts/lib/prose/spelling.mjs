import fs from 'node:fs';
import {createSpellingDictionary, getDefaultBundledSettingsAsync, getDictionary} from 'cspell-lib';

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

/** British spellings and their American forms. The American dictionary accepts many of both. */
const britishWords = Object.fromEntries(
  `acknowledgement acknowledgment, acknowledgements acknowledgments, afterwards afterward, ageing aging,
  annexe annex, artefact artifact, artefacts artifacts, backwards backward, benefitted benefited, burnt burned,
  calibre caliber, catalogue catalog, catalogued cataloged, catalogues catalogs, centre center, centred centered,
  centres centers, centring centering, cheque check, cheques checks, cosy cozy, defence defense, downwards downward,
  draught draft, dreamt dreamed, enquiry inquiry, enquiries inquiries, enrolment enrollment, fibre fiber,
  focussed focused, focusses focuses, fulfil fulfill, fulfilment fulfillment, fulfils fulfills, grey gray, greyed grayed,
  greys grays, instalment installment, instalments installments, judgement judgment, judgements judgments, kerb curb,
  leapt leaped, learnt learned, licence license, licences licenses, litre liter, litres liters, lustre luster, maths math,
  metre meter, metres meters, mould mold, offence offense, offences offenses, plough plow, practise practice,
  practised practiced, practising practicing, pretence pretense, programme program, programmes programs,
  sceptic skeptic, sceptical skeptical, skilful skillful, sombre somber, spectre specter, spelt spelled, spilt spilled,
  spoilt spoiled, storey story, theatre theater, towards toward, tyre tire, tyres tires, upwards upward, wilful willful`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);

/** Endings are British if the American form is a word: `favour`, `organise`, and `cancelled`, but not `advise`. */
const britishEndings = [
  [/^(?!contour|detour|glamour)(\p{L}{3,}|od)our/u, '$1or'],
  [/^(?!advert|compr|expert)(\p{L}{4,})is(e|ed|es|er|ers|ing|ation|ations|able)$/u, '$1iz$2'],
  [/^(\p{L}+)ys(e|ed|er|ers|ing)$/u, '$1yz$2'],
  [/^((?!refill|recall)\p{L}*[aeiouy]\p{L}+[aeu])ll(ed|ing|er|ers|able)$/u, '$1l$2'],
];

/**
 * Returns the American form of a British word, or undefined.
 *
 * @param {(word: string) => boolean} isKnown
 */
export function american(word, isKnown) {
  const lower = word.toLowerCase();
  if (Object.hasOwn(britishWords, lower)) return britishWords[lower];
  return britishEndings
    .map(([ending, replacement]) => lower.replace(ending, replacement))
    .find((form) => form !== lower && isKnown(form));
}
