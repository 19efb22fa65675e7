import {
  planFeatures,
  type Inclusion,
  type PlanFeature,
  type PlanName,
} from '@site/src/data/planFeatures';
import {formatPrice, formatUsd, plans, savingsPerYear, yearlySaving} from '@site/src/data/plans';
import {
  annualBilling,
  standardPlanList,
  standardTerms,
  type StandardPlan,
} from '@site/src/data/standardPlans';
import {withCommas} from '@site/src/data/written';

export interface ComparisonRow {
  readonly group: 'Price' | 'Limits' | 'Features';
  readonly label: string;
  readonly note?: string;
  /** A value for each plan, in the order of the names. */
  readonly values: readonly Inclusion[];
}

/** A set of plans as columns and rows: prices of both billing cycles, limits, then every feature that one of them has. */
export interface Comparison {
  readonly caption: string;
  readonly names: readonly PlanName[];
  readonly popular: PlanName | undefined;
  readonly rows: readonly ComparisonRow[];
}

const orUnlimited = (value: number | null) => (value === null ? 'Unlimited' : withCommas(value));

type Figure<Plan> = readonly [label: string, value: (plan: Plan) => string];

function compared<Each extends {readonly name: PlanName; readonly isPopular: boolean}>(
  caption: string,
  set: readonly Each[],
  prices: readonly Figure<Each>[],
  limits: readonly Figure<Each>[],
): Comparison {
  const features: readonly PlanFeature[] = planFeatures;
  const rowsOf = (group: ComparisonRow['group'], figures: readonly Figure<Each>[]) =>
    figures.map(([label, value]) => ({group, label, values: set.map(value)}));
  return {
    caption,
    names: set.map(({name}) => name),
    popular: set.find(({isPopular}) => isPopular)?.name,
    rows: [
      ...rowsOf('Price', prices),
      ...rowsOf('Limits', limits),
      ...features
        .map(({title, note, plans: included}) => ({
          group: 'Features' as const,
          label: title,
          note,
          values: set.map(({name}) => included[name]),
        }))
        .filter(({values}) => values.some(Boolean)),
    ],
  };
}

/** A limit without its unit, which the row's label has: `10,000`, `Up to 5`. */
const countOf = (limit: string) => limit.replace(/(?: verified)? \w+$/, '');

/** Free, Pro, and Ultimate. */
export const founderComparison = (): Comparison =>
  compared(
    'Founder plans, in US dollars',
    plans,
    [
      ['Price per month, billed monthly', ({price}) => formatPrice(price.monthly)],
      ['Price per month, billed annually', ({price}) => formatPrice(price.yearly)],
      ['Annual bill', ({price}) => formatUsd(12 * price.yearly)],
      [`Annual savings (${yearlySaving}), rounded`, (plan) => formatPrice(savingsPerYear(plan))],
    ],
    [
      ['Leads', ({leads}) => countOf(leads)],
      ['Automations per month', ({automationsPerMonth}) => withCommas(automationsPerMonth)],
      ['Users', ({users}) => countOf(users)],
    ],
  );

const quoted = (usd: (monthlyUsd: number) => number) => (plan: StandardPlan) =>
  plan.monthlyUsd === null ? 'Custom' : formatPrice(usd(plan.monthlyUsd));

/** Starter, Professional, and Enterprise. */
export const standardComparison = (): Comparison =>
  compared(
    'Standard plans, in US dollars',
    standardPlanList,
    [
      ['Price per month, billed monthly', quoted((monthly) => monthly)],
      ['Annual bill', quoted((monthly) => annualBilling(monthly).price)],
      [
        `Annual savings (${standardTerms.annualDiscountPercent}%)`,
        quoted((monthly) => annualBilling(monthly).saving),
      ],
    ],
    [
      ['Emails per month', ({emailsPerMonth}) => orUnlimited(emailsPerMonth)],
      ['Contacts', ({contacts}) => orUnlimited(contacts)],
      ['Users', ({userLimit}) => orUnlimited(userLimit)],
    ],
  );
