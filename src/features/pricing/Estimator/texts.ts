import {formatPrice, yearlyDiscount, type Plan} from '@site/src/data/plans';
import {counted, listed} from '@site/src/data/written';
import type {Verdict} from '@site/src/domain/estimate/estimate';
import type {Measure, Usage} from '@site/src/domain/estimate/usage';
import {costsOf, formatCents, type Costs} from './costs';

/** `2,000 automations a month` */
const countedIn: Readonly<Record<Measure, (count: number) => string>> = {
  leads: (count) => counted(count, 'lead'),
  automations: (count) => `${counted(count, 'automation')} a month`,
  users: (count) => counted(count, 'user'),
};

/** `5,000 leads, 2,000 automations a month, and 3 users` */
export function usageText({leads, automations, users}: Usage): string {
  return listed([
    countedIn.leads(leads),
    countedIn.automations(automations),
    countedIn.users(users),
  ]);
}

/** Why a plan fits, or every limit that's too low. */
export function verdictText({plan, excesses}: Verdict, chosen: Plan | null): string {
  if (excesses.length > 0) {
    const limits = excesses.map(({measure, limit}) => countedIn[measure](limit));
    return `Too small: only ${listed(limits)}.`;
  }
  return plan === chosen ? 'Fits, at the lowest price.' : 'Fits, but costs more.';
}

export interface CostLine {
  readonly label: string;
  readonly formula: string;
  readonly result: string;
}

/** The math of a year, line by line; a free plan has a single line. */
export function costLines(plan: Plan): readonly CostLine[] {
  const costs = costsOf(plan);
  const monthly = formatPrice(plan.price.monthly);
  const paidMonthly = formatCents(costs.paidMonthlyCents);
  const paidYearly = formatCents(costs.paidYearlyCents);
  const byMonth = {label: 'Billed monthly', formula: `12 × ${monthly}`, result: paidMonthly};
  if (costs.monthlyCents === 0) return [byMonth];
  return [
    byMonth,
    {
      label: 'Billed annually',
      formula: `12 × ${formatPrice(plan.price.yearly)}`,
      result: paidYearly,
    },
    {
      label: 'Difference',
      formula: `${paidMonthly} − ${paidYearly}`,
      result: formatCents(costs.differenceCents),
    },
    {
      label: 'Savings on the plan card',
      formula: `12 × ${monthly} − 12 × ${1 - yearlyDiscount} × ${monthly}`,
      result: formatPrice(costs.statedSavingUsd),
    },
  ];
}

/** Why the stated saving differs from the difference of the bills; null when they're equal. */
export function roundingText(plan: Plan): string | null {
  const {differenceCents, statedSavingUsd, exactSavingCents} = costsOf(plan);
  if (differenceCents === 100 * statedSavingUsd) return null;
  const exact = Number((plan.price.monthly * (1 - yearlyDiscount)).toFixed(4));
  return `The card rounds ${formatCents(exactSavingCents)} to ${formatPrice(statedSavingUsd)}. The bills differ by ${formatCents(differenceCents)} because ${Math.round(100 * (1 - yearlyDiscount))}% of ${formatPrice(plan.price.monthly)} is $${exact}, charged as ${formatPrice(plan.price.yearly)}.`;
}

/** The month from which the yearly bill is cheaper. */
export function breakEvenText({breakEvenMonths, monthlyCents, paidYearlyCents}: Costs): string {
  if (breakEvenMonths === null) return 'This plan is free, so there’s no break-even.';
  return `Yearly is cheaper from month ${breakEvenMonths}: by then you’d have paid ${formatCents(breakEvenMonths * monthlyCents)} in monthly bills, and the yearly bill is ${formatCents(paidYearlyCents)}.`;
}
