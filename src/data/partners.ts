import type {Plan} from './plans';

export interface PartnerTier {
  readonly name: 'Affiliate' | 'Partner' | 'Premier';
  /** Share of what a referred customer pays, recurring and paid monthly; 0.2 is 20 %. */
  readonly commission: number;
  /** Referred customers, as shown. */
  readonly requirement: string;
  /** The number of referred customers from which it counts. */
  readonly fromCustomers: number;
}

export const partnerTiers: readonly PartnerTier[] = [
  {name: 'Affiliate', commission: 0.2, requirement: '0-5 customers', fromCustomers: 0},
  {name: 'Partner', commission: 0.25, requirement: '5-20 customers', fromCustomers: 5},
  {name: 'Premier', commission: 0.3, requirement: '20+ customers', fromCustomers: 20},
];

/** The share as it is shown: `25%`. */
export function shareOf({commission}: Pick<PartnerTier, 'commission'>): string {
  return `${Math.round(commission * 100)}%`;
}

/** The tier of this name. */
export function tierNamed(name: PartnerTier['name']): PartnerTier {
  // The names of the type are the names of the list; the test beside this file holds them together.
  return partnerTiers.find((tier) => tier.name === name)!;
}

/** US dollars a month that one customer on this plan brings, billed monthly. */
export function commissionPerMonth(
  tier: Pick<PartnerTier, 'commission'>,
  plan: Pick<Plan, 'price'>,
): number {
  return tier.commission * plan.price.monthly;
}
