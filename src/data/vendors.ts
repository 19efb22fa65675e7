import {vendorFeatures, type FeatureClaims} from './vendorFeatures';

/** The price of a vendor's plan. */
export interface Offer {
  readonly plan: string;
  /** US dollars a month, billed monthly; null when unknown. */
  readonly billedMonthly: number | null;
  /** US dollars a month, billed annually; null when not offered or unknown. */
  readonly billedAnnually: number | null;
  /** The billing unit in the vendor's terms: "per seat", "per workspace, flat". */
  readonly unit: string;
}

export type FreeTier = 'yes' | 'limited' | 'no' | 'unknown';

export interface Vendor {
  readonly slug: string;
  /** As its owner writes it; a trademark of its owner. */
  readonly name: string;
  readonly homepage: string;
  readonly category: string;
  readonly freeTier: FreeTier;
  /** The cheapest paid plan. */
  readonly starting: Offer;
  /** The plan that compares with our Pro. */
  readonly pro: Offer;
  /** When the prices were checked: YYYY-MM-DD, or YYYY-MM when only the month is known. */
  readonly asOf: string;
  readonly features: FeatureClaims;
}

/** The vendors of the comparison. Prices change: set `asOf` whenever you check one again. */
export const vendors: readonly Vendor[] = [
  {
    slug: 'apollo',
    name: 'Apollo.io',
    homepage: 'https://www.apollo.io/',
    category: 'sales intelligence + engagement',
    freeTier: 'yes',
    starting: {plan: 'Basic', billedMonthly: 59, billedAnnually: 49, unit: 'per user'},
    pro: {plan: 'Professional', billedMonthly: 99, billedAnnually: 79, unit: 'per user'},
    asOf: '2026-08-13',
    features: vendorFeatures.apollo,
  },
  {
    slug: 'instantly',
    name: 'Instantly',
    homepage: 'https://instantly.ai/',
    category: 'cold email',
    freeTier: 'no',
    starting: {
      plan: 'Growth (Outreach)',
      billedMonthly: 47,
      billedAnnually: 37.6,
      unit: 'per workspace, flat',
    },
    pro: {
      plan: 'Hypergrowth (Outreach)',
      billedMonthly: 97,
      billedAnnually: 77.6,
      unit: 'per workspace, flat',
    },
    asOf: '2026-08-13',
    features: vendorFeatures.instantly,
  },
  {
    slug: 'lemlist',
    name: 'lemlist',
    homepage: 'https://www.lemlist.com/',
    category: 'multichannel outreach',
    freeTier: 'limited',
    starting: {
      plan: 'Email',
      billedMonthly: 69,
      billedAnnually: 55,
      unit: 'per account (unlimited users, 50k emails/mo)',
    },
    pro: {plan: 'Multichannel', billedMonthly: 109, billedAnnually: 87, unit: 'per user'},
    asOf: '2026-08-13',
    features: vendorFeatures.lemlist,
  },
  {
    slug: 'smartlead',
    name: 'Smartlead',
    homepage: 'https://www.smartlead.ai/',
    category: 'cold email',
    freeTier: 'no',
    starting: {plan: 'Base', billedMonthly: 39, billedAnnually: 32.5, unit: 'per workspace'},
    pro: {plan: 'Pro', billedMonthly: 94, billedAnnually: 78.3, unit: 'per workspace'},
    asOf: '2026-08-13',
    features: vendorFeatures.smartlead,
  },
  {
    slug: 'hubspot-sales-hub',
    name: 'HubSpot Sales Hub',
    homepage: 'https://www.hubspot.com/products/sales',
    category: 'CRM + sales engagement',
    freeTier: 'yes',
    starting: {plan: 'Starter', billedMonthly: 20, billedAnnually: null, unit: 'per seat'},
    pro: {plan: 'Professional', billedMonthly: 100, billedAnnually: 90, unit: 'per seat'},
    asOf: '2026-08-26',
    features: vendorFeatures.hubspotSalesHub,
  },
  {
    slug: 'reply-io',
    name: 'Reply.io',
    homepage: 'https://reply.io/',
    category: 'multichannel outreach',
    freeTier: 'unknown',
    starting: {
      plan: 'Email Volume',
      billedMonthly: null,
      billedAnnually: 49,
      unit: 'per user, 1,000 active contacts/mo',
    },
    pro: {plan: 'Multichannel', billedMonthly: null, billedAnnually: 89, unit: 'per user'},
    asOf: '2026-09-30',
    features: vendorFeatures.replyIo,
  },
  {
    slug: 'woodpecker',
    name: 'Woodpecker',
    homepage: 'https://woodpecker.co/',
    category: 'cold email',
    freeTier: 'no',
    starting: {
      plan: 'Starter (500 contacted prospects)',
      billedMonthly: 35,
      billedAnnually: 24,
      unit: 'per account, unlimited users and mailboxes',
    },
    pro: {
      plan: 'Growth (10,000 contacted prospects)',
      billedMonthly: 188,
      billedAnnually: 126,
      unit: 'per account',
    },
    asOf: '2026-08',
    features: vendorFeatures.woodpecker,
  },
  {
    slug: 'hunter',
    name: 'Hunter',
    homepage: 'https://hunter.io/',
    category: 'email finder + sequences',
    freeTier: 'yes',
    starting: {plan: 'Starter', billedMonthly: 49, billedAnnually: 34, unit: 'per account'},
    pro: {plan: 'Growth', billedMonthly: 149, billedAnnually: 104, unit: 'per account'},
    asOf: '2026-08-13',
    features: vendorFeatures.hunter,
  },
  {
    slug: 'snov-io',
    name: 'Snov.io',
    homepage: 'https://snov.io/',
    category: 'email finder + outreach',
    freeTier: 'yes',
    starting: {plan: 'Starter', billedMonthly: 39, billedAnnually: 29.25, unit: 'per account'},
    pro: {plan: 'Pro S', billedMonthly: 99, billedAnnually: 74.25, unit: 'per account'},
    asOf: '2026-08-13',
    features: vendorFeatures.snovIo,
  },
  {
    slug: 'pipedrive',
    name: 'Pipedrive',
    homepage: 'https://www.pipedrive.com/',
    category: 'CRM',
    freeTier: 'no',
    starting: {plan: 'Lite', billedMonthly: null, billedAnnually: 14, unit: 'per seat'},
    pro: {plan: 'Premium', billedMonthly: null, billedAnnually: 59, unit: 'per seat'},
    asOf: '2026-09-20',
    features: vendorFeatures.pipedrive,
  },
  {
    slug: 'close',
    name: 'Close',
    homepage: 'https://www.close.com/',
    category: 'CRM + calling + email',
    freeTier: 'no',
    starting: {plan: 'Solo', billedMonthly: 19, billedAnnually: 9, unit: 'per month, 1 user only'},
    pro: {plan: 'Growth', billedMonthly: 109, billedAnnually: 99, unit: 'per seat'},
    asOf: '2026-08-13',
    features: vendorFeatures.close,
  },
];
