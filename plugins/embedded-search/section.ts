/** The smallest thing search can find: one heading of a page with the text up to the next heading. */
export interface Section {
  /** Path of the page including the base URL: `/help/article/email-deliverability`. */
  readonly route: string;
  /** The heading's id, or '' for the top of the page. */
  readonly anchor: string;
  /** The page's title, then each heading down to this section's own: one to six entries. */
  readonly titles: readonly string[];
  /** What the hit is listed under: `Help · Deliverability`, `API`. */
  readonly group: string;
  readonly text: string;
}

/** What a page can be filtered by; the theme writes both into its head as `docsearch:*` metas. */
export interface Facets {
  readonly language: string;
  /** `default` for pages outside the docs, else `docs-<plugin id>-<version>`. */
  readonly docusaurus_tag: string;
}

export type FacetName = keyof Facets;
