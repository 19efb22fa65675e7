import {partnerTiers, shareOf, type PartnerTier} from '@site/src/data/partners';
import {formatPrice, plans, type BillingCycle, type Plan} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';
import {wholeNumber} from '@site/src/lib/text';

/** The number of referred customers on each paid plan. */
export type Referrals = Readonly<Record<Exclude<Plan['name'], 'Free'>, number>>;

interface EarningsLine {
  readonly text: string;
  /** US dollars. */
  readonly usd: number;
}

export interface Earnings {
  /** On all plans. */
  readonly customers: number;
  readonly tier: PartnerTier;
  readonly lines: readonly EarningsLine[];
  /** US dollars a month, to the cent. */
  readonly monthlyUsd: number;
  /** The next tier, and how many more customers it takes. */
  readonly next?: {readonly tier: PartnerTier; readonly missing: number};
}

/** Returns the better tier where two meet: at exactly 5 and exactly 20 customers. */
export function tierFor(customers: number): PartnerTier {
  const reached = partnerTiers.filter(({fromCustomers}) => fromCustomers <= customers);
  return reached.at(-1) ?? partnerTiers[0]!;
}

/** The monthly commission for these customers, with the calculation for each plan. */
export function earningsOf(referrals: Referrals, billingCycle: BillingCycle): Earnings {
  const customers = Object.values(referrals).reduce((sum, count) => sum + count, 0);
  const tier = tierFor(customers);
  const lines = plans.flatMap((plan): EarningsLine[] => {
    if (plan.name === 'Free') return [];
    const count = referrals[plan.name];
    const price = plan.price[billingCycle];
    // In whole cents and percent: as a fraction, 55 × 8.99 × 0.3 is 148.33499…, which loses the half cent.
    const percent = Math.round(100 * tier.commission);
    const usd = Math.round((count * cents(price) * percent) / 100) / 100;
    return [
      {text: `${withCommas(count)} ${plan.name} × ${formatPrice(price)} × ${shareOf(tier)}`, usd},
    ];
  });
  const nextTier = partnerTiers.find(({fromCustomers}) => fromCustomers > customers);
  return {
    customers,
    tier,
    lines,
    monthlyUsd: cents(lines.reduce((sum, {usd}) => sum + usd, 0)) / 100,
    next: nextTier && {tier: nextTier, missing: nextTier.fromCustomers - customers},
  };
}

const cents = (usd: number) => Math.round(usd * 100);

/** The most customers that the calculator accepts: a higher number is a typo. */
export const MOST_CUSTOMERS = 10_000;

/** Parses a typed number of customers: 0 with an error if it isn't one. An empty field is 0. */
export function readCount(typed: string): {readonly count: number; readonly error?: string} {
  const count = wholeNumber(typed.trim() || '0');
  if (count === undefined) return {count: 0, error: 'Enter a whole number, 0 or more.'};
  if (count > MOST_CUSTOMERS) {
    return {count: 0, error: `Enter at most ${withCommas(MOST_CUSTOMERS)}.`};
  }
  return {count};
}
