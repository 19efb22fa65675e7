import type {Offer} from '@site/src/data/vendors';

export type Basis = 'billed annually' | 'billed monthly';

export interface ShownPrice {
  /** US dollars a month. */
  readonly usd: number;
  readonly basis: Basis;
}

/** The price per month when a year is billed at once, else the one billed monthly; null when neither is known. */
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
  /** `each` multiplies, `flat` does not depend on how many there are. */
  readonly counts: 'each' | 'flat';
}

/** How many users the team prices are worked out for: as many as our Pro plan covers. */
export const teamSize = 5;

/**
 * What five users pay a month, as far as the unit says it: a price per user or per seat five times, a flat one or one
 * with unlimited users once. Null for every other unit: "per account" does not say how many users an account holds.
 */
export function priceForFive(price: ShownPrice | null, unit: string): TeamPrice | null {
  if (!price) return null;
  if (/^per (user|seat)\b/.test(unit)) return {usd: teamSize * price.usd, counts: 'each'};
  if (/\bunlimited users\b|, flat$/.test(unit)) return {usd: price.usd, counts: 'flat'};
  return null;
}
