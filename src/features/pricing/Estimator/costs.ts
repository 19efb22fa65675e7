import {savingsPerYear, yearlyDiscount, type Plan} from '@site/src/data/plans';

/** A year of a plan in whole cents, so that no sum is off by a rounding of binary fractions. */
export interface Costs {
  readonly monthlyCents: number;
  readonly yearlyPerMonthCents: number;
  readonly paidMonthlyCents: number;
  readonly paidYearlyCents: number;
  readonly differenceCents: number;
  /** The saving as the site states it, in whole dollars. */
  readonly statedSavingUsd: number;
  /** The same before it was rounded. */
  readonly exactSavingCents: number;
  /** The first month whose payments so far are more than one yearly bill; null when there is nothing to pay. */
  readonly breakEvenMonths: number | null;
}

const MONTHS = 12;
const cents = (usd: number) => Math.round(usd * 100);

/** What a year of the plan costs by either billing, and where the two meet. */
export function costsOf(plan: Pick<Plan, 'price'>): Costs {
  const monthlyCents = cents(plan.price.monthly);
  const yearlyPerMonthCents = cents(plan.price.yearly);
  const paidMonthlyCents = MONTHS * monthlyCents;
  const paidYearlyCents = MONTHS * yearlyPerMonthCents;
  return {
    monthlyCents,
    yearlyPerMonthCents,
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
  return `$${(amount / 100).toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2})}`;
}
