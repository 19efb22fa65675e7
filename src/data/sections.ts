/** The parts of the site: each has a social card of its own, `/social/<id>.png`, for its landing page and its lists. */
export type SectionId = 'site' | 'help' | 'docs' | 'api' | 'blog' | 'changelog';

export interface Section {
  readonly id: SectionId;
  /** Small caps line above the headline, on the cards of all its pages; at most 24 characters. */
  readonly label: string;
  /**
   * One or two plain sentences, at most 60 characters, without the product's name: the card carries the logo.
   * The card breaks the lines evenly, and always at a `\n`.
   */
  readonly headline: string;
}

export const sections: readonly Section[] = [
  {id: 'site', label: 'Sales and email', headline: 'Know who is ready before you write.'},
  {id: 'help', label: 'Help centre', headline: 'Answers, with the steps.'},
  {id: 'docs', label: 'Documentation', headline: 'Guides with samples that run as written.'},
  {id: 'api', label: 'API reference', headline: 'Every endpoint,\nevery field,\nevery error.'},
  {id: 'blog', label: 'Blog', headline: 'Notes on email that earns a reply.'},
  {id: 'changelog', label: 'Changelog', headline: 'What changed, when, and why.'},
];
