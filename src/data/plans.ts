import {cardFeatures, type FounderPlanName} from './planFeatures';
import {withCommas} from './written';

export type BillingCycle = 'monthly' | 'yearly';

export interface Plan {
  readonly name: FounderPlanName;
  /** US dollars a month, by how it is billed. */
  readonly price: Readonly<Record<BillingCycle, number>>;
  readonly description: string;
  /** Verified leads, as shown. */
  readonly leads: string;
  readonly leadLimit: LeadLimit;
  readonly automationsPerMonth: number;
  /** As shown. */
  readonly users: string;
  /** `null` when there's no limit. */
  readonly userLimit: number | null;
  /** For the pricing card: from the second plan on, it starts with `Everything in` the one before. */
  readonly features: readonly string[];
  readonly cta: string;
  /** Whether the plan belongs to the early-access campaign: founder price, reviewed application. */
  readonly isEarlyAccess: boolean;
  readonly isPopular: boolean;
}

interface LeadLimit {
  readonly upTo: number;
  /** Shown with a plus: the plan has no upper bound. */
  readonly isOpenEnded: boolean;
}

/** The saving of annual billing, as a fraction of the monthly price. */
export const yearlyDiscount = 0.35;

/** The same discount, formatted: `35%`. */
export const yearlySaving = `${Math.round(yearlyDiscount * 100)}%`;

/** Both prices of a plan: the yearly one is derived, rounded to whole cents. */
const priced = (monthly: number): Plan['price'] => ({
  monthly,
  yearly: Math.round(monthly * (1 - yearlyDiscount) * 100) / 100,
});

/** The founder plans of early access. src/data/standardPlans.ts has the other set. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: priced(0),
    description: 'See buying intent, and email the right people.',
    leads: '250 verified leads',
    leadLimit: {upTo: 250, isOpenEnded: false},
    automationsPerMonth: 250,
    users: '1 user',
    userLimit: 1,
    features: cardFeatures('Free'),
    cta: 'Start free',
    isEarlyAccess: true,
    isPopular: false,
  },
  {
    name: 'Pro',
    price: priced(8.99),
    description: 'For teams that send every day.',
    leads: '10,000 leads',
    leadLimit: {upTo: 10_000, isOpenEnded: false},
    automationsPerMonth: 5_000,
    users: 'Up to 5 users',
    userLimit: 5,
    features: cardFeatures('Pro'),
    cta: 'Claim Pro',
    isEarlyAccess: true,
    isPopular: true,
  },
  {
    name: 'Ultimate',
    price: priced(100),
    description: 'For agencies and large sales teams.',
    leads: '1,000,000+ leads',
    leadLimit: {upTo: 1_000_000, isOpenEnded: true},
    automationsPerMonth: 30_000,
    users: 'Unlimited users',
    userLimit: null,
    features: cardFeatures('Ultimate'),
    cta: 'Claim Ultimate',
    isEarlyAccess: true,
    isPopular: false,
  },
];

/** The saving of a year billed annually, in whole US dollars: 12 × monthly minus 12 × 0.65 × monthly, rounded. */
export function savingsPerYear(plan: Pick<Plan, 'price'>): number {
  const year = 12 * plan.price.monthly;
  return Math.round(year - year * (1 - yearlyDiscount));
}

/** The annual bill, formatted: 12 × the yearly price per month, such as `$70.08`. */
export function billedAnnually(plan: Pick<Plan, 'price'>): string {
  return formatUsd(12 * plan.price.yearly);
}

/** The notes below a plan's price: how it's billed and, for annual billing, the saving. */
export function priceNotes(plan: Pick<Plan, 'price'>, cycle: BillingCycle): readonly string[] {
  if (plan.price.monthly === 0) return ['No charge'];
  return cycle === 'monthly'
    ? ['Billed monthly']
    : [`Billed annually ${billedAnnually(plan)}`, `Saves $${savingsPerYear(plan)} a year`];
}

/** The plan with this name. */
export function planNamed(name: Plan['name']): Plan {
  return plans.find((plan) => plan.name === name)!;
}

/** Formats US dollars with two decimals: `$1,430.40`, `$65.00`. */
export function formatUsd(usd: number): string {
  return `$${withCommas(usd, 2)}`;
}

/** Formats US dollars with cents only when there are any: `$8.99`, `$65`, `$1,430.40`. */
export function formatPrice(usd: number): string {
  return Number.isInteger(usd) ? `$${withCommas(usd)}` : formatUsd(usd);
}
