/** Lists the site's indexes, so the client never requests one that doesn't exist. */
export const manifestPath = 'search-index/manifest.json';

/** Facets to filter pages by; the theme writes both into the page's `docsearch:*` meta tags. */
export interface Facets {
  readonly language: string;
  /** `default` for pages outside the docs, otherwise `docs-<plugin id>-<version>`. */
  readonly docusaurus_tag: string;
}

export interface ManifestEntry extends Facets {
  /** Name of the index's own folder. */
  readonly folder: string;
}

/** Path of an index, whose name changes with its content: hosts cache everything in `assets` for a year. */
export const indexFolder = (name: string) => `assets/search/${name}`;

/** Path of one file of an index, which is compressed with gzip. */
export const indexFile = (folder: string, name: string) => `${indexFolder(folder)}/${name}.bin`;
