import type {Plan} from './plans';

export interface PartnerTier {
  readonly name: 'Affiliate' | 'Partner' | 'Premier';
  /** Share of what a referred customer pays, recurring and paid monthly: 0.2 is 20%. */
  readonly commission: number;
  /** The number of referred customers, as shown. */
  readonly requirement: string;
  /** The tier starts at this many referred customers. */
  readonly fromCustomers: number;
}

export const partnerTiers: readonly PartnerTier[] = [
  {name: 'Affiliate', commission: 0.2, requirement: '0–5 customers', fromCustomers: 0},
  {name: 'Partner', commission: 0.25, requirement: '5–20 customers', fromCustomers: 5},
  {name: 'Premier', commission: 0.3, requirement: '20+ customers', fromCustomers: 20},
];

/** The commission as shown: `25%`. */
export function shareOf({commission}: Pick<PartnerTier, 'commission'>): string {
  return `${Math.round(commission * 100)}%`;
}

export function tierNamed(name: PartnerTier['name']): PartnerTier {
  // product.test.ts checks that every name of the type is in the list.
  return partnerTiers.find((tier) => tier.name === name)!;
}

/** The monthly commission in US dollars for one customer on this plan, billed monthly. */
export function commissionPerMonth(
  tier: Pick<PartnerTier, 'commission'>,
  plan: Pick<Plan, 'price'>,
): number {
  return tier.commission * plan.price.monthly;
}
