import {formatPrice, yearlyDiscount, type Plan} from '@site/src/data/plans';
import {costsOf, formatCents, type Costs} from './costs';
import type {Excess, Verdict} from './estimate';
import type {Measure, Usage} from './usage';

const units: Readonly<Record<Measure, readonly [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  automations: ['automation', 'automations'],
  users: ['user', 'users'],
};

const count = (measure: Measure, value: number) =>
  `${value.toLocaleString('en-US')} ${units[measure][value === 1 ? 0 : 1]}`;

/** `5,000 leads, 2,000 automations a month and 3 users` */
export function usageText({leads, automations, users}: Usage): string {
  return `${count('leads', leads)}, ${count('automations', automations)} a month and ${count('users', users)}`;
}

/** Why a plan fits, or everything that rules it out. */
export function verdictText({plan, excesses}: Verdict, chosen: Plan | null): string {
  if (excesses.length > 0) return `Too small: ${excesses.map(excessText).join(', ')}.`;
  return plan === chosen ? 'Fits, and is the cheapest that does.' : 'Fits, and costs more.';
}

const excessText = ({measure, needed, limit}: Excess) =>
  `${count(measure, needed)} where it takes ${limit.toLocaleString('en-US')}`;

export interface CostLine {
  readonly label: string;
  readonly sum: string;
  readonly result: string;
}

/** The arithmetic of a year, line by line; a plan without a price has one line. */
export function costLines(plan: Plan): readonly CostLine[] {
  const costs = costsOf(plan);
  const monthly = formatPrice(plan.price.monthly);
  const paidMonthly = formatCents(costs.paidMonthlyCents);
  const paidYearly = formatCents(costs.paidYearlyCents);
  const byMonth = {label: 'Paid monthly for a year', sum: `12 × ${monthly}`, result: paidMonthly};
  if (costs.monthlyCents === 0) return [byMonth];
  return [
    byMonth,
    {
      label: 'Billed annually',
      sum: `12 × ${formatPrice(plan.price.yearly)}`,
      result: paidYearly,
    },
    {
      label: 'Difference',
      sum: `${paidMonthly} − ${paidYearly}`,
      result: formatCents(costs.differenceCents),
    },
    {
      label: 'Saving as we state it',
      sum: `12 × ${monthly} − 12 × ${1 - yearlyDiscount} × ${monthly}`,
      result: `$${costs.statedSavingUsd}`,
    },
  ];
}

/** Why the stated saving is not the difference of the bills; null where it is. */
export function roundingText(plan: Plan): string | null {
  const {differenceCents, statedSavingUsd, exactSavingCents} = costsOf(plan);
  if (differenceCents === 100 * statedSavingUsd) return null;
  const exact = Number((plan.price.monthly * (1 - yearlyDiscount)).toFixed(4));
  return `$${statedSavingUsd} is ${formatCents(exactSavingCents)} in whole dollars. The bills differ by ${formatCents(differenceCents)}, because ${Math.round(100 * (1 - yearlyDiscount))}% of ${formatPrice(plan.price.monthly)} is $${exact} and is charged as ${formatPrice(plan.price.yearly)}.`;
}

/** From which month on the yearly bill is the cheaper one. */
export function breakEvenText({breakEvenMonths, monthlyCents, paidYearlyCents}: Costs): string {
  if (breakEvenMonths === null) return 'It costs nothing by either billing: no break-even.';
  const before = breakEvenMonths - 1;
  return `From the ${ordinal(breakEvenMonths)} month on, yearly is cheaper: ${before} monthly payments come to ${formatCents(before * monthlyCents)}, ${breakEvenMonths} to ${formatCents(breakEvenMonths * monthlyCents)}, and the yearly bill is ${formatCents(paidYearlyCents)}.`;
}

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};
const ordinals = new Intl.PluralRules('en', {type: 'ordinal'});

function ordinal(value: number): string {
  return `${value}${suffixes[ordinals.select(value)] ?? 'th'}`;
}
