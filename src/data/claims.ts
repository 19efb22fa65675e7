import {verifiedLeadsText} from './leads';
import {limits} from './limits';

/** Date of the figures. */
const claimsAsOf = 'January 2025';

/** A figure that the company states about itself. */
export interface Claim {
  /** As shown. `+` means more than. */
  readonly value: string;
  readonly label: string;
  /** The definition of the figure, shown on /about#claims. */
  readonly basis: string;
}

/** Every figure that isn't derived from data on this site. /about#claims lists them all. */
export const claims = {
  leads: {
    value: verifiedLeadsText,
    label: 'verified leads',
    basis: `People in our lead database whose business email address passed our checks within the last ${limits.verifiedWithinDays} days.`,
  },
  countries: {
    value: '100+',
    label: 'countries',
    basis: 'Countries where those people work.',
  },
  accuracy: {
    value: '99.9%',
    label: 'data accuracy',
    basis:
      'Share of unlocked email addresses that passed the syntax, domain, mail server, and mailbox checks on the day they were unlocked. It doesn’t cover names, titles, or companies.',
  },
  conversions: {
    value: '3.2x',
    label: 'higher conversions',
    basis:
      'Demo requests per email sent to leads with High intent, compared with leads in the same workspaces that had no signal.',
  },
  responses: {
    value: '3.2x',
    label: 'response rate',
    basis: 'The same comparison, counting replies instead of demo requests.',
  },
  emails: {
    value: '10M+',
    label: 'emails automated',
    basis: 'Sequence emails sent by all workspaces since 2024.',
  },
  companies: {
    value: '500+',
    label: 'companies',
    basis:
      'Companies with a workspace, including those that tested the product before early access.',
  },
  members: {
    value: '9,000+',
    label: 'community members',
    basis: 'Members of our Slack, Discord, and LinkedIn groups combined.',
  },
  partners: {
    value: '500+',
    label: 'partners',
    basis: 'People and companies registered in the partner program.',
  },
} as const satisfies Record<string, Claim>;

/** The note next to stated figures, with a link to their basis. */
export const claimsSource = {
  text: `Company figures, ${claimsAsOf}.`,
  label: 'How we count',
  to: '/about#claims',
} as const;

/** Formats a figure for a sentence: `more than 9,000`. */
export const moreThan = ({value}: Pick<Claim, 'value'>) => `more than ${value.replace(/\+$/, '')}`;

/** The four figures at the top of the home page. */
export const heroStats = [
  {...claims.leads, label: `${claims.leads.label}, ${claims.countries.value} countries`},
  claims.accuracy,
  claims.conversions,
  claims.emails,
] as const satisfies readonly Claim[];
