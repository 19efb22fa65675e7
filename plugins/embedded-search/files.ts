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

/** Characters for private use around a code block, a table, or a picture, so that it's found but not shown as a sentence. */
export const codeMarks = ['\uE000', '\uE001'] as const;

const codeBlock = new RegExp(`\\s*${codeMarks[0]}[^${codeMarks[1]}]*${codeMarks[1]}\\s*`, 'g');

/** Returns a section's text without its code blocks, tables, and pictures. */
export const proseOf = (text: string) => text.replace(codeBlock, ' ').trim();
