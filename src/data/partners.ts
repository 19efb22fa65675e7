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

/** US dollars a month that one customer on this plan brings, billed monthly. */
export function commissionPerMonth(
  tier: Pick<PartnerTier, 'commission'>,
  plan: Pick<Plan, 'price'>,
): number {
  return tier.commission * plan.price.monthly;
}
