import {verifiedLeadsText} from './leads';

/** A company that receives requests about personal data on our behalf: GDPR and UK GDPR, Art. 27. */
interface Representative {
  readonly name: string;
  readonly postalAddress: string;
  readonly mail: string;
}

/**
 * The only place for the product's name, domain, email addresses, and social links. Titles, feeds, logos, social cards,
 * legal text, and MDX all derive from it, so you rename the product by editing this file. In MDX write `[[brand.name]]`.
 */
export interface Brand {
  /** Product name as customers write it. Printable ASCII, at most 24 characters, because the logo is generated from it. */
  readonly name: string;
  /** The product's promise, without a period: headline of the home page and line of the footer. */
  readonly slogan: string;
  /** A sentence of 50 to 160 characters: the default description for search engines. */
  readonly tagline: string;
  /** Host name without scheme. */
  readonly domain: string;
  /** The site's URL, without a trailing slash. */
  readonly url: string;
  /** Registered name for contracts and the copyright line. */
  readonly legalName: string;
  /**
   * Facts about the company for the policies. These values are fictional: the owner replaces all of them before
   * publication, and counsel confirms them.
   */
  readonly legal: {
    /** Form and place of incorporation, as `a Delaware corporation`. */
    readonly entity: string;
    /** On one line, with the country. Letters about contracts and personal data go there. */
    readonly postalAddress: string;
    /** Follows `the laws of`. */
    readonly governingLaw: string;
    /** Follows `Disputes go to`. */
    readonly venue: string;
    /** The role or person responsible for personal data, reached at `mail.privacy`. */
    readonly privacyContact: string;
    readonly representatives: {readonly eu: Representative; readonly uk: Representative};
  };
  readonly mail: {
    readonly support: string;
    readonly sales: string;
    readonly partners: string;
    readonly privacy: string;
    readonly security: string;
    readonly abuse: string;
    readonly press: string;
  };
  readonly social: readonly {readonly name: string; readonly href: string}[];
  /** URL of the app, where "Sign in" leads. While it's null, "Sign in" explains that accounts open with early access. */
  readonly appUrl: string | null;
  /** First year of the copyright line. */
  readonly foundedYear: number;
}

const name = 'Emberline';
const domain = 'emberline.example';

export const brand: Brand = {
  name,
  slogan: 'Know who’s ready to buy before you hit send',
  tagline: `${name} reads buying intent across ${verifiedLeadsText} verified leads, writes the emails, and alerts you the moment a lead turns hot.`,
  domain,
  url: `https://${domain}`,
  legalName: `${name}, Inc.`,
  legal: {
    entity: 'a Delaware corporation',
    // No place has the ZIP Code 00000.
    postalAddress: '0 Example Street, Suite 400, Wilmington, DE 00000, United States',
    governingLaw: 'the State of Delaware, United States',
    venue: 'the state and federal courts located in New Castle County, Delaware',
    privacyContact: 'Data Protection Officer',
    representatives: {
      eu: {
        name: `${name} EU Representative`,
        postalAddress: '0 Example Quay, Dublin, Ireland',
        mail: `eu-representative@${domain}`,
      },
      uk: {
        name: `${name} UK Representative`,
        postalAddress: '0 Example Lane, London, United Kingdom',
        mail: `uk-representative@${domain}`,
      },
    },
  },
  mail: {
    support: `support@${domain}`,
    sales: `sales@${domain}`,
    partners: `partners@${domain}`,
    privacy: `privacy@${domain}`,
    security: `security@${domain}`,
    abuse: `abuse@${domain}`,
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
