/** The smallest searchable unit: a heading with its text up to the next heading. */
export interface Section {
  /** Path of the page including the base URL, such as `/help/article/email-deliverability`. */
  readonly route: string;
  /** The heading's id; empty for the top of the page. */
  readonly anchor: string;
  /** The page's title, then each heading down to this section's own: one to six entries. */
  readonly titles: readonly string[];
  /** Label that the hit is listed under, such as `Help · Deliverability` or `API`. */
  readonly group: string;
  readonly text: string;
  /** The question that a visitor types to find the page; only on the page's first section. */
  readonly question?: string;
  /** Links in the section to pages of this site. Their text also finds the page that they lead to. */
  readonly links?: readonly SectionLink[];
}

export interface SectionLink {
  /** Route of the linked page, without the hash. */
  readonly route: string;
  readonly text: string;
}

/** Facets to filter pages by; the theme writes both into the page's `docsearch:*` meta tags. */
export interface Facets {
  readonly language: string;
  /** `default` for pages outside the docs, otherwise `docs-<plugin id>-<version>`. */
  readonly docusaurus_tag: string;
}

export type FacetName = keyof Facets;

/** Characters for private use around a code block, a table, or a picture, so that it's found but not shown as a sentence. */
export const codeMarks = ['\uE000', '\uE001'] as const;

const codeBlock = new RegExp(`\\s*${codeMarks[0]}[^${codeMarks[1]}]*${codeMarks[1]}\\s*`, 'g');

/** Returns a section's text without its code blocks, tables, and pictures. */
export const proseOf = (text: string) => text.replace(codeBlock, ' ').trim();
