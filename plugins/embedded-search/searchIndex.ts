import MiniSearch, {type Options} from 'minisearch';

import type {Facets, Section} from './section';
import {normalizeTerm, tokensOf} from './terms';

/** Lists the site's index files, so the client never requests one that doesn't exist. */
export const manifestFile = 'manifest.json';

/** Folder of the index files, relative to the base URL. */
export const indexFolder = 'search-index';

export interface ManifestEntry extends Facets {
  readonly file: string;
}

export type SearchIndex = MiniSearch<IndexedSection>;

export interface IndexedSection extends Section {
  readonly id: number;
}

/**
 * `heading` is the section's own heading, or the page's title for its top. `parents` lets "bounce retry" find the
 * heading "Retries" on the page about bounces.
 */
const fields: Record<string, (section: IndexedSection) => string> = {
  heading: ({titles}) => titles.at(-1) ?? '',
  parents: ({titles}) => titles.slice(0, -1).join(' '),
  text: ({text}) => text,
  question: ({question}) => question ?? '',
};

/** A saved index loads only with the options it was built with, so both paths share them. */
const options: Options<IndexedSection> = {
  fields: Object.keys(fields),
  storeFields: ['route', 'anchor', 'titles', 'group', 'text'],
  // MiniSearch calls this for indexed fields, stored fields, and the id. Only `text` is both indexed and stored, with
  // the same value.
  extractField: (section, name) =>
    (fields[name]?.(section) ?? section[name as keyof IndexedSection]) as string,
  tokenize: (text) => tokensOf(text).map((token) => token.text),
  processTerm: normalizeTerm,
};

export function buildIndex(sections: readonly Section[]): SearchIndex {
  const index = new MiniSearch<IndexedSection>(options);
  index.addAll(sections.map((section, id) => ({...section, id})));
  return index;
}

/** @throws when this version of the plugin didn't write the index */
export function loadIndex(json: string): SearchIndex {
  return MiniSearch.loadJSON<IndexedSection>(json, options);
}
