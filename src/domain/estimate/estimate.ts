import type {Plan} from '../../data/plans';
import type {Measure, Usage} from './usage';

/** A limit that the usage exceeds. */
interface Excess {
  readonly measure: Measure;
  readonly limit: number;
}

/** A plan, with every limit that rules it out; none when it fits. */
export interface Verdict {
  readonly plan: Plan;
  readonly excesses: readonly Excess[];
}

export interface Estimate {
  /** Every plan, cheapest first. */
  readonly verdicts: readonly Verdict[];
  /** The cheapest plan that fits; null when none does. */
  readonly plan: Plan | null;
  /** Whether the plan fits only because its `1,000,000+` has no stated maximum. */
  readonly isBeyondStatedLeads: boolean;
}

/** Finds the cheapest plan that covers the usage. */
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
    .map((measure) => ({measure, limit: limits[measure]}))
    .filter(({measure, limit}) => usage[measure] > limit);
}
