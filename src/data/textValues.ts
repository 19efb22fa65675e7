import {benchmarks, followUpWords, openerWords, rangeText, subjectLength} from './benchmarks';
import {billing} from './billing';
import {bounceFigures} from './bounces';
import {brand} from './brand';
import {campaign} from './campaign';
import {definitions} from './definitions';
import {downtime, imports, limits} from './limits';
import {
  billedAnnually,
  formatPrice,
  formatUsd,
  planNamed,
  savingsPerYear,
  yearlySaving,
  type Plan,
} from './plans';
import {planFeatures, plansWith, plansWithout, type PlanFeatureId} from './planFeatures';
import {policies} from './policies';
import {fitMaxima, heatBands, hotFrom, scoringEvents, signalRules} from './scoring';
import {sdk} from './sdk';
import {sendingFigures} from './sending';
import {billingExamples, overageExample, standardPlans, standardTerms} from './standardPlans';

function founderPlan(name: Plan['name']) {
  const plan = planNamed(name);
  return {
    monthly: formatPrice(plan.price.monthly),
    yearly: formatPrice(plan.price.yearly),
    yearBilledMonthly: formatUsd(12 * plan.price.monthly),
    billedAnnually: billedAnnually(plan),
    savedPerYear: `$${savingsPerYear(plan)}`,
    savedPerYearExact: formatUsd(12 * (plan.price.monthly - plan.price.yearly)),
    leads: plan.leads,
    automationsPerMonth: plan.automationsPerMonth,
    users: plan.users,
    userLimit: plan.userLimit,
  };
}

/** A text for each feature, by its id. An empty one is left out, so the build stops where a page uses it. */
const byFeature = (text: (id: PlanFeatureId) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    planFeatures.flatMap(({id}) => {
      const plans = text(id);
      return plans ? [[id, plans] as const] : [];
    }),
  );

/**
 * The values that MDX uses by name: the build replaces `[[limits.requestsPerHour]]` with `10,000`. Numbers get
 * separators. Units and signs belong in the text, except for prices.
 */
export const textValues = {
  brand,
  sdk,
  limits,
  imports,
  definitions,
  billing,
  bounces: bounceFigures,
  sending: sendingFigures,
  policies,
  downtime,
  campaign: {foundingMembers: campaign.foundingMembers, reviewHours: campaign.reviewHours},
  plans: {
    free: founderPlan('Free'),
    pro: founderPlan('Pro'),
    ultimate: founderPlan('Ultimate'),
  },
  /** `Ultimate and Enterprise`, by the id of a feature in planFeatures.ts. */
  plansWith: byFeature((id) => plansWith(id)),
  /** `Ultimate or Enterprise`. */
  anyPlanWith: byFeature((id) => plansWith(id, 'or')),
  /** `Free and Starter`. */
  plansWithout: byFeature((id) => plansWithout(id)),
  /** `Free or Starter`. */
  anyPlanWithout: byFeature((id) => plansWithout(id, 'or')),
  founderTerms: {annualDiscount: yearlySaving},
  standardPlans,
  standardTerms,
  overageExample,
  billingExamples,
  benchmarks: {
    ...benchmarks,
    subjectCharacters: rangeText(subjectLength),
    openerWords: rangeText(openerWords),
    followUpWords: rangeText(followUpWords),
  },
  scoring: {
    hotFrom,
    fit: fitMaxima,
    maxFit: Object.values(fitMaxima).reduce((sum, points) => sum + points, 0),
    maxSignal: signalRules.max,
    maxSignals: signalRules.maxTogether,
    halfLifeDays: signalRules.halfLifeDays,
    highIntentFrom: signalRules.highIntentFrom,
  },
  /** `+25`, by the id of the event. */
  points: Object.fromEntries(
    scoringEvents.map(({id, points}) => [id, points > 0 ? `+${points}` : `${points}`]),
  ),
  /** `80-100`, by the name of the band. */
  bands: Object.fromEntries(
    heatBands.map(({name, from, to}) => [name.toLowerCase(), rangeText({min: from, max: to})]),
  ),
};

export type TextValues = Readonly<Record<string, unknown>>;
