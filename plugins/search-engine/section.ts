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
