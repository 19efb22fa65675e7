import {
  billedAnnually,
  formatPrice,
  savingsPerYear,
  yearlySaving,
  type Plan,
} from '@site/src/data/plans';

export interface ComparisonRow {
  readonly label: string;
  /** One per plan, in their order; true and false where a plan has the feature or not. */
  readonly values: readonly (string | boolean)[];
}

const INHERITS = 'Everything in ';

/** All features of a plan, those of the plan it builds on first. `Everything in Pro` is spelt out. */
export function allFeatures(plan: Plan, plans: readonly Plan[]): readonly string[] {
  return plan.features.flatMap((feature) => {
    const base = plans.find(({name}) => feature === INHERITS + name);
    return base ? allFeatures(base, plans) : feature;
  });
}

/** What the plans differ in, as rows with one value per plan: prices by both cycles, limits, then every feature. */
export function comparisonRows(plans: readonly Plan[]): readonly ComparisonRow[] {
  const row = (label: string, value: (plan: Plan) => string) => ({
    label,
    values: plans.map(value),
  });
  const paid = (value: (plan: Plan) => string) => (plan: Plan) =>
    plan.price.monthly === 0 ? 'Nothing' : value(plan);
  const features = plans.map((plan) => allFeatures(plan, plans));
  return [
    row('A month, billed monthly', ({price}) => formatPrice(price.monthly)),
    row('A month, billed yearly', ({price}) => formatPrice(price.yearly)),
    row(
      'Billed annually',
      paid((plan) => `$${billedAnnually(plan)}`),
    ),
    row(
      `Saved a year (${yearlySaving})`,
      paid((plan) => `$${savingsPerYear(plan)}`),
    ),
    row('Leads', ({leads}) => leads),
    row('Automations a month', ({automationsPerMonth}) =>
      automationsPerMonth.toLocaleString('en-US'),
    ),
    row('Users', ({users}) => users),
    ...Array.from(new Set(features.flat()), (label) => ({
      label,
      values: features.map((list) => list.includes(label)),
    })),
  ];
}
