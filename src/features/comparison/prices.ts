import type {Offer} from '@site/src/data/vendors';

export type Basis = 'billed annually' | 'billed monthly';

export interface ShownPrice {
  /** US dollars a month. */
  readonly usd: number;
  readonly basis: Basis;
}

/** Returns the monthly price billed annually, or else billed monthly; null when both are unknown. */
export function shownPrice({
  billedAnnually,
  billedMonthly,
}: Pick<Offer, 'billedAnnually' | 'billedMonthly'>): ShownPrice | null {
  if (billedAnnually !== null) return {usd: billedAnnually, basis: 'billed annually'};
  if (billedMonthly !== null) return {usd: billedMonthly, basis: 'billed monthly'};
  return null;
}

export interface TeamPrice {
  /** US dollars a month for five users. */
  readonly usd: number;
  /** `each` is multiplied by the number of users, `flat` isn't. */
  readonly counts: 'each' | 'flat';
}

/** The number of users in the team prices: as many as our Pro plan includes. */
export const teamSize = 5;

/**
 * Returns the monthly price for five users: five times a price per user or per seat, once a flat price or one with
 * unlimited users. Null for every other unit: "per account" doesn't say how many users an account includes.
 */
export function priceForFive(price: ShownPrice | null, unit: string): TeamPrice | null {
  if (!price) return null;
  if (/^per (user|seat)\b/.test(unit)) return {usd: teamSize * price.usd, counts: 'each'};
  if (/\bunlimited users\b|, flat$/.test(unit)) return {usd: price.usd, counts: 'flat'};
  return null;
}
