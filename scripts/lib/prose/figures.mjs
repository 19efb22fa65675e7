import {anywhere, facts, planGroups} from './facts.mjs';
import {escaped, OPAQUE} from './mask.mjs';

const pages = /^(?:api|help|docs)\/|^src\/pages\/.*\.mdx$/;

export const lookUp = (values, path) =>
  path.split('.').reduce((value, key) => value?.[key], values);

/** Returns each string and number in a group with its path. */
const leaves = (value, path = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key))
    : [[path, value]];

/** The typed result of a calculation with named figures, which would stay when one of them changes. */
const typedResult = new RegExp(`(?<=${OPAQUE}[^\\n|=]*= )\\$\\d(?:[\\d,.]*\\d)?`, 'g');

/** Matches the ways to type a value: `10,000` and `10000`, `40-50` and `40 to 50`, `100KB` and `100 KB`. */
function typed(value) {
  const written =
    typeof value === 'number' ? value.toLocaleString('en-US', {maximumFractionDigits: 6}) : value;
  return escaped(written)
    .replace(/(?<=\d),(?=\d{3})/g, ',?')
    .replace(/(?<=\d)-(?=\d)/g, '(?:[-–]| to )')
    .replace(/(?<=\d)(?=[KMG]B$)/, ' ?');
}

function patternOf(value, pattern) {
  const source = pattern
    .replaceAll(' …', '(?: \\S+){0,6}')
    // A dollar sign before the figure means another fact, unless the pattern has one.
    .replaceAll('\\$#', `\\$(?:${typed(value)})(?!\\d|[.,]\\d)`)
    .replaceAll('#', `(?<![\\d.,$-])(?:${typed(value)})(?!\\d|[.,]\\d)`)
    .replaceAll(' ', '\\s+');
  return new RegExp(source, 'giu');
}

/**
 * Returns the rule that finds typed figures for which src/data has a fact.
 *
 * @param {Record<string, unknown>} values those of src/data/textValues.ts
 */
export function figureRule(values) {
  const named = Object.entries(facts)
    .filter(([path]) => lookUp(values, path) !== undefined)
    .map(([path, pattern]) => [path, patternOf(lookUp(values, path), pattern)]);
  const unmistakable = leaves(values)
    .filter(([path, value]) => anywhere.test(path) && /^(?:\$(?!0$)|\+)\d/.test(value))
    .map(([path, value]) => [path, new RegExp(`(?<![\\d$+])${typed(value)}(?!\\d|[.,]\\d)`, 'gu')]);
  const planLists = planGroups.flatMap((group) =>
    Array.from(new Set(Object.values(values[group] ?? {})))
      .filter((list) => / (?:and|or) /.test(list))
      .map((list) => [
        `${group}.…`,
        new RegExp(`${escaped(list).replaceAll(' ', '\\s+')}\\b`, 'gu'),
      ]),
  );
  const all = [...named, ...unmistakable, ...planLists];
  return ({file, text}) => {
    if (!pages.test(file)) return [];
    const found = new Map();
    for (const {0: word, index} of text.matchAll(typedResult)) {
      found.set(`${index} ${word}`, [{index, word, path: 'billingExamples.…'}]);
    }
    for (const [path, pattern] of all) {
      for (const {0: word, index} of text.matchAll(pattern)) {
        const key = `${index} ${word}`;
        found.set(key, [...(found.get(key) ?? []), {index, word, path}]);
      }
    }
    return Array.from(found.values(), (same) => ({
      index: same[0].index,
      word: same[0].word,
      use: same.map(({path}) => `[[${path}]]`).join(' or '),
      rule: 'figure',
    }));
  };
}
