export type BillingCycle = 'monthly' | 'yearly';

export interface Plan {
  readonly name: 'Free' | 'Pro' | 'Ultimate';
  /** US dollars a month, by how it is billed. */
  readonly price: Readonly<Record<BillingCycle, number>>;
  readonly description: string;
  /** Verified leads, as shown. */
  readonly leads: string;
  readonly leadLimit: LeadLimit;
  readonly automationsPerMonth: number;
  /** Users, as shown. */
  readonly users: string;
  /** null where there is no limit. */
  readonly userLimit: number | null;
  /** Beginning, from the second plan on, with `Everything in` the one before. */
  readonly features: readonly string[];
  readonly cta: string;
  /** Whether the plan belongs to the early-access campaign: founder price, reviewed application. */
  readonly isEarlyAccess: boolean;
  readonly isPopular: boolean;
}

export interface LeadLimit {
  readonly upTo: number;
  /** `1,000,000+`: the plan names no upper bound. */
  readonly isOpenEnded: boolean;
}

/** What paying by the year saves, as a fraction of the monthly price. */
export const yearlyDiscount = 0.35;

/** The discount as the site says it: `35%`. */
export const yearlySaving = `${Math.round(yearlyDiscount * 100)}%`;

/** A monthly price, and the yearly one that follows from it, in whole cents. */
const priced = (monthly: number): Plan['price'] => ({
  monthly,
  yearly: Math.round(monthly * (1 - yearlyDiscount) * 100) / 100,
});

/** The founder plans of early access. src/data/standardPlans.ts has the other set. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: priced(0),
    description: 'See who is ready, and write to them.',
    leads: '250 verified leads',
    leadLimit: {upTo: 250, isOpenEnded: false},
    automationsPerMonth: 250,
    users: '1 user',
    userLimit: 1,
    features: ['Buying-intent scores', 'Email sequences', 'Spam score checker'],
    cta: 'Start free',
    isEarlyAccess: true,
    isPopular: false,
  },
  {
    name: 'Pro',
    price: priced(8.99),
    description: 'For a team that writes every day.',
    leads: '10,000 leads',
    leadLimit: {upTo: 10_000, isOpenEnded: false},
    automationsPerMonth: 5_000,
    users: 'Up to 5 users',
    userLimit: 5,
    features: [
      'Everything in Free',
      'Hot lead detection',
      'CRM sync',
      'A/B testing',
      'Domain rotation and warm-up',
    ],
    cta: 'Claim Pro',
    isEarlyAccess: true,
    isPopular: true,
  },
  {
    name: 'Ultimate',
    price: priced(100),
    description: 'For agencies and sales floors.',
    leads: '1,000,000+ leads',
    leadLimit: {upTo: 1_000_000, isOpenEnded: true},
    automationsPerMonth: 30_000,
    users: 'Unlimited users',
    userLimit: null,
    features: [
      'Everything in Pro',
      'Shared inbox',
      'Role permissions',
      'White-label',
      'API access',
    ],
    cta: 'Claim Ultimate',
    isEarlyAccess: true,
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

/** What stands below a plan's price: how it is billed and, by the year, what that saves. */
export function priceNotes(plan: Pick<Plan, 'price'>, cycle: BillingCycle): readonly string[] {
  if (plan.price.monthly === 0) return ['Nothing to pay'];
  return cycle === 'monthly'
    ? ['Billed monthly']
    : [`Billed annually $${billedAnnually(plan)}`, `Saves $${savingsPerYear(plan)} a year`];
}

/** The plan of this name. */
export function planNamed(name: Plan['name']): Plan {
  // The names of the type are the names of the list; the test beside this file holds them together.
  return plans.find((plan) => plan.name === name)!;
}

/** `$8.99`, `$65`, `$0`: cents only where there are any. */
export function formatPrice(usd: number): string {
  return Number.isInteger(usd) ? `$${usd}` : `$${usd.toFixed(2)}`;
}
