import MiniSearch, {type Options} from 'minisearch';

import type {Facets, Section} from './section';
import {normalizeTerm, tokensOf} from './terms';

/** Lists the index files of the site, so that no file is asked for that doesn't exist. */
export const manifestFile = 'manifest.json';

/** Folder of the index files, below the base URL. */
export const indexFolder = 'search-index';

export interface ManifestEntry extends Facets {
  readonly file: string;
}

export type SearchIndex = MiniSearch<IndexedSection>;

export interface IndexedSection extends Section {
  readonly id: number;
}

/**
 * `heading` is the section's own heading, or the page's title at its top. `parents` lets "bounce retry"
 * find the heading "Retries" on the page about bounces.
 */
const fields: Record<string, (section: IndexedSection) => string> = {
  heading: ({titles}) => titles.at(-1) ?? '',
  parents: ({titles}) => titles.slice(0, -1).join(' '),
  text: ({text}) => text,
};

/** A saved index can only be loaded with the options it was built with, so they stand here once. */
const options: Options<IndexedSection> = {
  fields: Object.keys(fields),
  storeFields: ['route', 'anchor', 'titles', 'group', 'text'],
  // Called for the fields, for the stored values and for the id; only `text` is both, and the same.
  extractField: (section, name) =>
    (fields[name]?.(section) ?? section[name as keyof IndexedSection]) as string,
  tokenize: (text) => tokensOf(text).map((token) => token.text),
  processTerm: normalizeTerm,
};

/** Builds the index of one language and tag. */
export function buildIndex(sections: readonly Section[]): SearchIndex {
  const index = new MiniSearch<IndexedSection>(options);
  index.addAll(sections.map((section, id) => ({...section, id})));
  return index;
}

/** @throws when the text isn't an index written by this version of the plugin. */
export function loadIndex(json: string): SearchIndex {
  return MiniSearch.loadJSON<IndexedSection>(json, options);
}
