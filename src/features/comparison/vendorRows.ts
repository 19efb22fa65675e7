import {brand} from '@site/src/data/brand';
import {planNamed, type Plan} from '@site/src/data/plans';
import {vendors, type FreeTier, type Offer, type Vendor} from '@site/src/data/vendors';

export interface PlanPrice {
  readonly plan: string;
  readonly unit: string;
  /** US dollars a month; null when unknown. */
  readonly usd: number | null;
  /** Null when the plan is free or its price is unknown. */
  readonly basis: Basis | null;
}

export interface VendorRow {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly isOwn: boolean;
  readonly homepage: string;
  readonly starting: PlanPrice;
  readonly pro: PlanPrice;
  /** The pro plan for five users; null when the unit doesn't say how users are counted. */
  readonly team: TeamPrice | null;
  readonly freeTier: FreeTier;
  readonly asOf: string;
}

/** Returns the product and the other vendors, unsorted. */
export function vendorRows(builtOn: string): readonly VendorRow[] {
  return [ownRow(builtOn), ...vendors.map(rowOf)];
}

function rowOf({slug, name, category, homepage, starting, pro, freeTier, asOf}: Vendor): VendorRow {
  return {
    ...{slug, name, category, homepage, freeTier, asOf},
    isOwn: false,
    starting: planPrice(starting),
    pro: planPrice(pro),
    team: priceForFive(shownPrice(pro), pro.unit),
  };
}

function planPrice({plan, unit, ...prices}: Offer): PlanPrice {
  return {plan, unit, ...(shownPrice(prices) ?? {usd: null, basis: null})};
}

/** The product itself, at its higher price: billed monthly. */
function ownRow(builtOn: string): VendorRow {
  const [free, pro] = [planNamed('Free'), planNamed('Pro')];
  return {
    slug: 'own',
    name: brand.name,
    category: 'sales automation + email',
    isOwn: true,
    homepage: '/pricing',
    starting: {plan: free.name, unit: unitOf(free), usd: free.price.monthly, basis: null},
    pro: {plan: pro.name, unit: unitOf(pro), usd: pro.price.monthly, basis: 'billed monthly'},
    team: coversTeam(pro) ? {usd: pro.price.monthly, counts: 'flat'} : null,
    freeTier: 'yes',
    asOf: builtOn,
  };
}

/** `flat, up to 5 users`. */
const unitOf = ({users}: Plan) => `flat, ${users.toLowerCase()}`;

const coversTeam = ({userLimit}: Plan) => userLimit === null || userLimit >= teamSize;

type Basis = 'billed annually' | 'billed monthly';

interface ShownPrice {
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

interface TeamPrice {
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
