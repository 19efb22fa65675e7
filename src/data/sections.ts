import {brand} from './brand';

/** The parts of the site. Each has a social card, `/social/<id>.png`, for its landing page and its lists. */
type SectionId = 'site' | 'help' | 'docs' | 'api' | 'blog' | 'changelog';

export interface Section {
  readonly id: SectionId;
  /** The line above the headline, on the cards of all its pages; at most 24 characters. */
  readonly label: string;
  /**
   * At most two sentences and 60 characters, without the product's name, because the card has the logo. The card
   * balances its lines and always breaks at a `\n`.
   */
  readonly headline: string;
}

export const sections: readonly Section[] = [
  {id: 'site', label: 'Sales and email', headline: `${brand.slogan}.`},
  {id: 'help', label: 'Help center', headline: 'Step-by-step answers.'},
  {id: 'docs', label: 'Documentation', headline: 'Guides with code that runs as is.'},
  {id: 'api', label: 'API reference', headline: 'Every endpoint,\nevery field,\nevery error.'},
  {id: 'blog', label: 'Blog', headline: 'Notes on email that earns a reply.'},
  {id: 'changelog', label: 'Changelog', headline: 'What changed, when, and why.'},
];

/** Categories of blog posts. Front matter names one, and lists show it above the title. */
export const blogCategories = ['Deliverability', 'Writing', 'Leads', 'Workflow'] as const;

/** Groups of the guides index, in front matter as `group`. docs/guides/index.mdx has a heading for each. */
export const guideGroups = ['Get started', 'Send', 'Connect', 'Run in production'] as const;
export type GuideGroup = (typeof guideGroups)[number];
