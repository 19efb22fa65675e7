export type BillingCycle = 'monthly' | 'yearly';

export interface Plan {
  readonly name: 'Free' | 'Pro' | 'Ultimate';
  /** US dollars a month, by how it is billed. */
  readonly price: Readonly<Record<BillingCycle, number>>;
  readonly description: string;
  /** Verified leads, as shown. */
  readonly leads: string;
  readonly automationsPerMonth: number;
  /** Users, as shown. */
  readonly users: string;
  readonly features: readonly string[];
  readonly cta: string;
  readonly isPopular: boolean;
}

/** What paying by the year saves, as a fraction of the monthly price. */
export const yearlyDiscount = 0.35;

/** The discount as the site says it: `35%`. */
export const yearlySaving = `${Math.round(yearlyDiscount * 100)}%`;

/** The founder plans of early access. The standard plans of the help article are a set of their own. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: {monthly: 0, yearly: 0},
    description: 'See who is ready, and write to them.',
    leads: '250 verified leads',
    automationsPerMonth: 250,
    users: '1 user',
    features: ['Buying-intent scores', 'Email sequences', 'Spam score checker'],
    cta: 'Start free',
    isPopular: false,
  },
  {
    name: 'Pro',
    price: {monthly: 8.99, yearly: 5.84},
    description: 'For a team that writes every day.',
    leads: '10,000 leads',
    automationsPerMonth: 5_000,
    users: 'Up to 5 users',
    features: [
      'Everything in Free',
      'Hot lead detection',
      'CRM sync',
      'A/B testing',
      'Domain rotation and warm-up',
    ],
    cta: 'Claim Pro',
    isPopular: true,
  },
  {
    name: 'Ultimate',
    price: {monthly: 100, yearly: 65},
    description: 'For agencies and sales floors.',
    leads: '1,000,000+ leads',
    automationsPerMonth: 30_000,
    users: 'Unlimited users',
    features: [
      'Everything in Pro',
      'Shared inbox',
      'Role permissions',
      'White-label',
      'API access',
    ],
    cta: 'Claim Ultimate',
    isPopular: false,
  },
];

/** What a year saves when it is billed yearly, in whole US dollars: 12 × monthly less 12 × 0.65 × monthly. */
export function savingsPerYear(plan: Pick<Plan, 'price'>): number {
  const year = 12 * plan.price.monthly;
  return Math.round(year - year * (1 - yearlyDiscount));
}

/** What one yearly bill comes to, in US dollars with two decimals: 12 × the yearly price per month. */
export function billedAnnually(plan: Pick<Plan, 'price'>): string {
  return (12 * plan.price.yearly).toFixed(2);
}

/** `$8.99`, `$65`, `$0`: cents only where there are any. */
export function formatPrice(usd: number): string {
  return Number.isInteger(usd) ? `$${usd}` : `$${usd.toFixed(2)}`;
}
