import {formatUsd, savingsPerYear, yearlyDiscount, type Plan} from '@site/src/data/plans';

/** The cost of a year in whole cents, so that floating-point rounding never shows. */
export interface Costs {
  readonly monthlyCents: number;
  readonly paidMonthlyCents: number;
  readonly paidYearlyCents: number;
  readonly differenceCents: number;
  /** The saving as the plan card shows it, in whole dollars. */
  readonly statedSavingUsd: number;
  /** The same saving before rounding. */
  readonly exactSavingCents: number;
  /** The first month in which the payments so far exceed the yearly bill; null for a free plan. */
  readonly breakEvenMonths: number | null;
}

const MONTHS = 12;
const cents = (usd: number) => Math.round(usd * 100);

/** Returns the cost of a year for both billing cycles, and where they break even. */
export function costsOf(plan: Pick<Plan, 'price'>): Costs {
  const monthlyCents = cents(plan.price.monthly);
  const paidMonthlyCents = MONTHS * monthlyCents;
  const paidYearlyCents = MONTHS * cents(plan.price.yearly);
  return {
    monthlyCents,
    paidMonthlyCents,
    paidYearlyCents,
    differenceCents: paidMonthlyCents - paidYearlyCents,
    statedSavingUsd: savingsPerYear(plan),
    exactSavingCents: Math.round(paidMonthlyCents * yearlyDiscount),
    breakEvenMonths: monthlyCents === 0 ? null : Math.floor(paidYearlyCents / monthlyCents) + 1,
  };
}

/** `$1,200.00` */
export function formatCents(amount: number): string {
  return formatUsd(amount / 100);
}
