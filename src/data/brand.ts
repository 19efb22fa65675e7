import {claims} from './claims';

/**
 * The only file that knows the product's name, domain, mail addresses and social links.
 * Everything else (titles, feeds, logos, social cards, legal text, MDX) derives from here,
 * so renaming the product is a change to this file. In MDX write `[[brand.name]]`.
 */
export interface Brand {
  /** Product name as customers write it. Printable ASCII, at most 24 characters: it is drawn into the logo. */
  readonly name: string;
  /** One sentence, 50 to 160 characters: the default description for search engines. */
  readonly tagline: string;
  /** Host name without scheme. */
  readonly domain: string;
  /** Public address of this site, without a trailing slash. */
  readonly url: string;
  /** Registered name for contracts and the copyright line. */
  readonly legalName: string;
  readonly mail: {
    readonly support: string;
    readonly sales: string;
    readonly partners: string;
    readonly privacy: string;
    readonly security: string;
    readonly press: string;
  };
  readonly social: readonly {readonly name: string; readonly href: string}[];
  /**
   * Address of the application, or null while there is none.
   * With an address, "Sign in" links to it; with null it explains that accounts open with early access.
   */
  readonly appUrl: string | null;
  /** First year of the copyright line. */
  readonly foundedYear: number;
}

const name = 'Emberline';
const domain = 'emberline.example';

export const brand: Brand = {
  name,
  tagline: `${name} reads buying intent across ${claims.leads.value} verified leads, writes the sequence, and tells you the moment a lead runs hot.`,
  domain,
  url: `https://${domain}`,
  legalName: `${name}, Inc.`,
  mail: {
    support: `support@${domain}`,
    sales: `sales@${domain}`,
    partners: `partners@${domain}`,
    privacy: `privacy@${domain}`,
    security: `security@${domain}`,
    press: `press@${domain}`,
  },
  social: [
    {name: 'LinkedIn', href: `https://linkedin.${domain}`},
    {name: 'Slack', href: `https://slack.${domain}`},
    {name: 'Discord', href: `https://discord.${domain}`},
  ],
  appUrl: null,
  foundedYear: 2024,
};
