/** What the site claims about the product: the figures of the specification, each written once. */
export interface Claim {
  /** As it is shown. */
  readonly value: string;
  readonly label: string;
}

/** Verified leads, where the counter stops. */
export const verifiedLeads = 200_000_000;

/** The figures as they are shown; `+` says that there are more. */
export const claimed = {
  leads: `${verifiedLeads / 1_000_000}M+`,
  countries: '100+',
  accuracy: '99.9%',
  /** Higher conversions, also given as a response rate. */
  conversions: '3.2x',
  emails: '10M+',
  companies: '500+',
  members: '9,000+',
  partners: '500+',
  articles: '200+',
  videos: '50+',
} as const;

/** `9,000+` as a sentence says it: `more than 9,000`. */
export const moreThan = (figure: string) => `more than ${figure.replace(/\+$/, '')}`;

/** The four figures of the home page's first screen. */
export const heroStats: readonly Claim[] = [
  {value: claimed.leads, label: `verified leads, ${claimed.countries} countries`},
  {value: claimed.accuracy, label: 'data accuracy'},
  {value: claimed.conversions, label: 'higher conversions'},
  {value: claimed.emails, label: 'emails automated'},
];

/** The home page's ticker: what the four figures above it do not say. */
export const highlights: readonly Claim[] = [
  {value: claimed.conversions, label: 'response rate'},
  {value: claimed.countries, label: 'countries'},
  {value: claimed.companies, label: 'companies'},
  {value: claimed.members, label: 'community members'},
  {value: claimed.partners, label: 'partners'},
  {value: claimed.articles, label: 'help articles'},
  {value: claimed.videos, label: 'videos'},
];
