import type {Plan} from '@site/src/data/plans';
import type {Measure, Usage} from './usage';

/** One need that a plan does not meet. */
export interface Excess {
  readonly measure: Measure;
  readonly needed: number;
  readonly limit: number;
}

/** Whether a plan fits, and if not, everything that rules it out. */
export interface Verdict {
  readonly plan: Plan;
  readonly excesses: readonly Excess[];
}

export interface Estimate {
  /** Every plan, the cheapest first. */
  readonly verdicts: readonly Verdict[];
  /** The cheapest plan that fits, or null when none does. */
  readonly plan: Plan | null;
  /** The plan fits only because its `1,000,000+` names no upper bound. */
  readonly isBeyondStatedLeads: boolean;
}

/** Finds the cheapest plan that takes all of the usage. */
export function estimate(usage: Usage, plans: readonly Plan[]): Estimate {
  const verdicts = [...plans]
    .sort((a, b) => a.price.monthly - b.price.monthly)
    .map((plan) => ({plan, excesses: excessesOf(usage, plan)}));
  const plan = verdicts.find(({excesses}) => excesses.length === 0)?.plan ?? null;
  return {
    verdicts,
    plan,
    isBeyondStatedLeads: plan !== null && usage.leads > plan.leadLimit.upTo,
  };
}

function excessesOf(usage: Usage, plan: Plan): readonly Excess[] {
  const {leadLimit, automationsPerMonth, userLimit} = plan;
  const limits: Readonly<Record<Measure, number>> = {
    leads: leadLimit.isOpenEnded ? Infinity : leadLimit.upTo,
    automations: automationsPerMonth,
    users: userLimit ?? Infinity,
  };
  return (['leads', 'automations', 'users'] as const)
    .map((measure) => ({measure, needed: usage[measure], limit: limits[measure]}))
    .filter(({needed, limit}) => needed > limit);
}
