import {normalizeTerm, termsOf, tokensOf, type Token} from '../../plugins/search-engine/terms';
import type {StoredIndex} from './server';

type AlgoliaRecord = Readonly<Record<string, unknown>>;

/** The parameters of a query that the theme sends, or that an index's settings have. */
interface Params {
  readonly indexName?: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string | readonly string[];
  readonly facetFilters?: string | readonly (string | readonly string[])[];
  readonly searchableAttributes?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly attributeForDistinct?: string;
  readonly customRanking?: readonly string[];
  readonly removeWordsIfNoResults?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
}

interface Word {
  readonly term: string;
  readonly isOpen: boolean;
}

/**
 * Answers one query of Algolia's Search API, as far as the theme reads it: words, an unfinished last word, filters, ranking
 * by attribute and by our own criteria, and marked texts, which aren't escaped. It corrects no typos and has no synonyms.
 */
export function answerQuery({records, settings}: StoredIndex, request: object): object {
  const {params: nested, ...flat} = request as {readonly params?: object};
  const params = {...settings, ...flat, ...nested} as Params;
  const {query = '', page = 0, hitsPerPage = 20} = params;
  const words = wordsOf(query);
  const allowed = Array.from(records.values()).filter((record) => allows(params, record));
  const found = distinct(ranked(allowed, words, params), params);
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, words, params)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / Math.max(1, hitsPerPage)),
    facets: facetsOf(found, params),
    ...{page, hitsPerPage, query, index: params.indexName, exhaustiveNbHits: true},
    ...{params: '', processingTimeMS: 1},
  };
}

const list = <T>(value: T | readonly T[] = []): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

function wordsOf(query: string): Word[] {
  const tokens = tokensOf(query);
  return tokens.map(({text, end}, at) => ({
    term: normalizeTerm(text),
    isOpen: at === tokens.length - 1 && end === query.length,
  }));
}

/** Reads a nested attribute, such as `hierarchy.lvl1`. */
const valueOf = (record: AlgoliaRecord, attribute: string): unknown =>
  attribute.split('.').reduce<unknown>((value, name) => (value as AlgoliaRecord)[name], record);

const textOf = (record: AlgoliaRecord, attribute: string) => {
  const value = valueOf(record, attribute);
  return typeof value === 'string' ? value : '';
};

/** The outer list is an AND, each inner list an OR. */
const allows = ({facetFilters}: Params, record: AlgoliaRecord) =>
  list<string | readonly string[]>(facetFilters).every((any) =>
    list<string>(any).some((filter) => {
      const [, facet = '', value] = /^([^:]+):(.*)$/.exec(filter) ?? [];
      return record[facet] === value;
    }),
  );

const isMatch = (own: string, {term, isOpen}: Word) =>
  isOpen ? own.startsWith(term) : own === term;
const matches = ({text}: Token, word: Word) => isMatch(normalizeTerm(text), word);

/** Each query reads all records, and the client gives up after two seconds. */
const knownTerms = new WeakMap<AlgoliaRecord, Map<string, readonly string[]>>();

function termsIn(record: AlgoliaRecord, attribute: string): readonly string[] {
  const known = knownTerms.get(record) ?? new Map<string, readonly string[]>();
  knownTerms.set(record, known);
  const terms = known.get(attribute) ?? termsOf(textOf(record, attribute));
  known.set(attribute, terms);
  return terms;
}

/** Returns the records with all words, or with any if there are none and the settings say so; the best first. */
function ranked(
  records: readonly AlgoliaRecord[],
  words: readonly Word[],
  {searchableAttributes = [], customRanking = [], removeWordsIfNoResults}: Params,
): AlgoliaRecord[] {
  const attributes = searchableAttributes.map((name) => name.replace(/^unordered\((.*)\)$/, '$1'));
  const matched = records.map((record) => {
    const attributeOf = (word: Word) =>
      attributes.findIndex((name) => termsIn(record, name).some((term) => isMatch(term, word)));
    const found = words.map(attributeOf).filter((at) => at >= 0);
    return {record, count: found.length, attribute: Math.min(...found)};
  });
  const all = matched.filter(({count}) => count === words.length);
  const isOptional = all.length === 0 && removeWordsIfNoResults === 'allOptional';
  const kept = isOptional ? matched.filter(({count}) => count > 0) : all;
  const byOwnRanking = (a: AlgoliaRecord, b: AlgoliaRecord) => {
    for (const criterion of customRanking) {
      const [, order, attribute = ''] = /^(asc|desc)\((.*)\)$/.exec(criterion) ?? [];
      const difference = Number(valueOf(a, attribute)) - Number(valueOf(b, attribute));
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  };
  return kept
    .sort(
      (a, b) => b.count - a.count || a.attribute - b.attribute || byOwnRanking(a.record, b.record),
    )
    .map(({record}) => record);
}

function distinct(
  records: readonly AlgoliaRecord[],
  {attributeForDistinct = 'objectID'}: Params,
): AlgoliaRecord[] {
  const first = new Map<unknown, AlgoliaRecord>();
  for (const record of records) {
    const value = record[attributeForDistinct];
    if (!first.has(value)) first.set(value, record);
  }
  return Array.from(first.values());
}

function facetsOf(records: readonly AlgoliaRecord[], {facets}: Params): object {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of list<string>(facets)) {
    const own = (counts[facet] = {} as Record<string, number>);
    for (const record of records) {
      const value = String(record[facet]);
      own[value] = (own[value] ?? 0) + 1;
    }
  }
  return counts;
}

interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

function hitOf(record: AlgoliaRecord, words: readonly Word[], params: Params): object {
  const {attributesToRetrieve = [], attributesToHighlight = [], attributesToSnippet = []} = params;
  const {highlightPreTag = '<em>', highlightPostTag = '</em>', snippetEllipsisText = ''} = params;
  const mark = (text: string): Marked => {
    let value = '';
    let position = 0;
    const found = new Set<string>();
    for (const token of tokensOf(text)) {
      const word = words.find((each) => matches(token, each));
      if (!word) continue;
      const end = word.isOpen ? token.start + word.term.length : token.end;
      value += text.slice(position, token.start);
      value += highlightPreTag + text.slice(token.start, end) + highlightPostTag;
      position = end;
      found.add(word.term);
    }
    return {
      value: value + text.slice(position),
      matchLevel: found.size > 0 ? 'full' : 'none',
      matchedWords: Array.from(found),
    };
  };
  const snippetOf = (text: string, count: number) => {
    const tokens = tokensOf(text);
    const first = tokens.findIndex((token) => words.some((word) => matches(token, word)));
    const from = Math.max(0, Math.min(first - 2, tokens.length - count));
    const start = from === 0 ? 0 : (tokens[from]?.start ?? 0);
    const end = from + count < tokens.length ? (tokens[from + count - 1]?.end ?? 0) : text.length;
    return (
      (start > 0 ? snippetEllipsisText : '') +
      text.slice(start, end) +
      (end < text.length ? snippetEllipsisText : '')
    );
  };
  const snippets = attributesToSnippet.map((entry) => {
    const [attribute = '', count] = entry.split(':');
    return [attribute, Number(count ?? 10)] as const;
  });
  return {
    objectID: record['objectID'],
    ...tree(attributesToRetrieve, (attribute) => valueOf(record, attribute)),
    _highlightResult: tree(
      attributesToHighlight.flatMap((attribute) => leavesOf(record, attribute)),
      (attribute) => mark(textOf(record, attribute)),
    ),
    _snippetResult: tree(
      snippets.flatMap(([attribute]) => leavesOf(record, attribute)),
      (attribute) =>
        mark(snippetOf(textOf(record, attribute), new Map(snippets).get(attribute) ?? 10)),
    ),
  };
}

/** Returns the attribute, or those below it, that have a text. Algolia leaves out empty ones. */
function leavesOf(record: AlgoliaRecord, attribute: string): string[] {
  const value = valueOf(record, attribute);
  if (typeof value === 'string') return [attribute];
  return Object.keys(value ?? {}).flatMap((name) => leavesOf(record, `${attribute}.${name}`));
}

/** Nests the values of attributes again: `hierarchy.lvl1` becomes `{hierarchy: {lvl1}}`. */
function tree(attributes: readonly string[], valueFor: (attribute: string) => unknown): object {
  const root: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const names = attribute.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((above, name) => (above[name] ??= {}) as typeof root, root);
    parent[last] = valueFor(attribute);
  }
  return root;
}
