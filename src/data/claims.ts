/** What the site claims about the product: the figures of the specification, each written once. */
export interface Claim {
  /** As it is shown. */
  readonly value: string;
  readonly label: string;
}

/** The four figures of the home page's first screen. */
export const heroStats: readonly Claim[] = [
  {value: '200M+', label: 'verified leads, 100+ countries'},
  {value: '99.9%', label: 'data accuracy'},
  {value: '3.2x', label: 'higher conversions'},
  {value: '10M+', label: 'emails automated'},
];

/** The home page's ticker: what the four figures above it do not say. */
export const highlights: readonly Claim[] = [
  {value: '100+', label: 'countries'},
  {value: '500+', label: 'companies'},
  {value: '9,000+', label: 'community members'},
  {value: '500+', label: 'partners'},
  {value: '200+', label: 'help articles'},
  {value: '50+', label: 'videos'},
];

/** Verified leads, where the counter stops. */
export const verifiedLeads = 200_000_000;
