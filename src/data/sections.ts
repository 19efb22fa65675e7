/** The parts of the site that carry a social card of their own: `/social/<id>.png`. A blog post has one too, from its title. */
export type SectionId =
  | 'site'
  | 'product'
  | 'pricing'
  | 'help'
  | 'docs'
  | 'api'
  | 'blog'
  | 'changelog'
  | 'company'
  | 'community'
  | 'status'
  | 'legal';

export interface Section {
  readonly id: SectionId;
  /** Small caps line above the headline; at most 24 characters. */
  readonly label: string;
  /**
   * One or two plain sentences, at most 60 characters, without the product's name: the card carries the logo.
   * The card breaks the lines evenly, and always at a `\n`.
   */
  readonly headline: string;
}

export const sections: readonly Section[] = [
  {id: 'site', label: 'Sales and email', headline: 'Know who is ready before you write.'},
  {id: 'product', label: 'Product', headline: 'Watch a lead warm up.\nWrite while it is hot.'},
  {id: 'pricing', label: 'Pricing', headline: 'What it costs,\nwith the sums shown.'},
  {id: 'help', label: 'Help centre', headline: 'Answers, with the steps.'},
  {id: 'docs', label: 'Documentation', headline: 'Guides with samples that run as written.'},
  {id: 'api', label: 'API reference', headline: 'Every endpoint,\nevery field,\nevery error.'},
  {id: 'blog', label: 'Blog', headline: 'Notes on email that earns a reply.'},
  {id: 'changelog', label: 'Changelog', headline: 'What changed, when, and why.'},
  {id: 'company', label: 'Company', headline: 'Fewer emails.\nBetter reasons\nto send them.'},
  {id: 'community', label: 'Community', headline: 'Ask people who send for a living.'},
  {id: 'status', label: 'Status', headline: 'What is up,\nwhat is not,\nand since when.'},
  {id: 'legal', label: 'Policies', headline: 'Our terms, in words you can read.'},
];
