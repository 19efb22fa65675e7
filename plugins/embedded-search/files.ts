import type {Facets} from './section';

/** Lists the site's indexes, so the client never requests one that doesn't exist. */
export const manifestPath = 'search-index/manifest.json';

/** Folder of the indexes. Their names change with their content, so hosts cache everything in `assets` for a year. */
const indexesFolder = 'assets/search';

export interface ManifestEntry extends Facets {
  /** Name of the index's own folder. */
  readonly folder: string;
}

/** Path of one file of an index, which is compressed with gzip. */
export const indexFile = (folder: string, name: string) => `${indexesFolder}/${folder}/${name}.bin`;
