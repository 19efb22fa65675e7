import {listed} from './written';

/** Early-access plans, smallest first. */
export const founderPlanNames = ['Free', 'Pro', 'Ultimate'] as const;

/** Plans outside early access, smallest first. */
export const standardPlanNames = ['Starter', 'Professional', 'Enterprise'] as const;

export type FounderPlanName = (typeof founderPlanNames)[number];
export type StandardPlanName = (typeof standardPlanNames)[number];
export type PlanName = FounderPlanName | StandardPlanName;

/** Both sets, smallest first. */
const planNames = [...founderPlanNames, ...standardPlanNames];

/** Whether a plan includes a feature, or the level it includes, as shown: `Basic`. */
export type Inclusion = boolean | string;

export interface PlanFeature {
  readonly id: string;
  readonly title: string;
  readonly plans: Readonly<Record<PlanName, Inclusion>>;
  /** A detail that the values leave out, as a sentence. */
  readonly note?: string;
  /** Whether the first plan that includes it lists it on its pricing card. */
  readonly isOnCard?: true;
}

/** Gives the same inclusion to each founder plan and its standard counterpart. */
const steps = (
  small: Inclusion,
  middle: Inclusion,
  large: Inclusion,
): Readonly<Record<PlanName, Inclusion>> => ({
  Free: small,
  Starter: small,
  Pro: middle,
  Professional: middle,
  Ultimate: large,
  Enterprise: large,
});

const everyPlan = steps(true, true, true);
const fromMiddle = steps(false, true, true);
const largestOnly = steps(false, false, true);

/**
 * The feature matrix of all plans, and the only source for which plan includes a feature. plans.ts and
 * standardPlans.ts have the limits and prices.
 */
export const planFeatures = [
  {id: 'database', title: 'Lead database', plans: everyPlan, isOnCard: true},
  {id: 'intent', title: 'Buying intent', plans: everyPlan, isOnCard: true},
  {id: 'sequences', title: 'Email sequences', plans: everyPlan, isOnCard: true},
  {id: 'spam-checker', title: 'Spam score checker', plans: everyPlan, isOnCard: true},
  {id: 'email-builder', title: 'Email builder', plans: everyPlan, isOnCard: true},
  {id: 'templates', title: 'Templates', plans: steps('Basic', 'All', 'All')},
  {id: 'analytics', title: 'Analytics', plans: steps('Campaign totals', 'Full', 'Full')},
  {
    id: 'no-code',
    title: 'Slack, Teams, Zapier, and other no-code integrations',
    plans: everyPlan,
    isOnCard: true,
  },
  {id: 'hot-leads', title: 'Hot lead detection', plans: fromMiddle, isOnCard: true},
  {id: 'crm-sync', title: 'CRM sync', plans: fromMiddle, isOnCard: true},
  {id: 'ab-testing', title: 'A/B testing', plans: fromMiddle, isOnCard: true},
  {id: 'warmup', title: 'Domain rotation and warm-up', plans: fromMiddle, isOnCard: true},
  {id: 'inbox-ai', title: 'Inbox AI', plans: fromMiddle, isOnCard: true},
  {id: 'linkedin', title: 'LinkedIn steps', plans: fromMiddle, isOnCard: true},
  {id: 'servers', title: 'Sending through our servers', plans: fromMiddle},
  {
    id: 'roles',
    title: 'Owner, Admin, Member, and Viewer roles',
    plans: {...everyPlan, Free: false},
  },
  {
    id: 'permissions',
    title: 'Role permissions',
    note: 'Custom roles and per-campaign access.',
    plans: largestOnly,
    isOnCard: true,
  },
  {id: 'shared-inbox', title: 'Shared inbox', plans: largestOnly, isOnCard: true},
  {
    id: 'white-label',
    title: 'White-label',
    note: 'Your brand instead of ours, with a workspace for each client.',
    plans: largestOnly,
    isOnCard: true,
  },
  {id: 'api', title: 'API and webhooks', plans: largestOnly, isOnCard: true},
  {
    id: 'sso',
    title: 'Single sign-on',
    note: 'SAML 2.0, with SCIM for provisioning.',
    plans: largestOnly,
    isOnCard: true,
  },
  {
    id: 'hipaa',
    title: 'HIPAA option',
    note: 'Ask for a business associate agreement before you import health data.',
    plans: largestOnly,
    isOnCard: true,
  },
  {
    id: 'dedicated-ip',
    title: 'Dedicated IP',
    note: 'Included in your quote or charged separately. Your quote says which.',
    plans: {...steps(false, false, false), Enterprise: 'Optional'},
  },
  {
    id: 'support',
    title: 'Support',
    plans: {
      ...steps('Email', 'Priority email and chat', 'Priority email and chat'),
      Enterprise: 'Account manager, 24/7 phone',
    },
  },
] as const satisfies readonly PlanFeature[];

export type PlanFeatureId = (typeof planFeatures)[number]['id'];

export function planFeature(id: PlanFeatureId): PlanFeature {
  return planFeatures.find((feature) => feature.id === id)!;
}

/** The smallest of the plans that includes the feature at any level; undefined if none does. */
export function firstPlanWith<Name extends PlanName>(
  feature: Pick<PlanFeature, 'plans'>,
  names: readonly Name[],
): Name | undefined {
  return names.find((name) => feature.plans[name] !== false);
}

/** Names the founder plans that include a feature: `Every plan`, `Pro and up`, or `Ultimate only`. */
export function founderPlansWith(id: PlanFeatureId): string {
  const first = firstPlanWith(planFeature(id), founderPlanNames);
  if (first === founderPlanNames[0]) return 'Every plan';
  return first === founderPlanNames.at(-1) ? `${first} only` : `${first} and up`;
}

/** Whether a plan includes a feature at its highest level, the one of Enterprise. */
const isFull = ({plans}: PlanFeature, name: PlanName) => plans[name] === plans.Enterprise;

/**
 * Lists the plans of both sets that include a feature at its highest level:
 * `Pro, Ultimate, Professional, and Enterprise`, or `every plan`. With `or`, it's empty if every plan has the feature.
 */
export function plansWith(id: PlanFeatureId, conjunction: 'and' | 'or' = 'and'): string {
  const names = planNames.filter((name) => isFull(planFeature(id), name));
  if (names.length < planNames.length) return listed(names, conjunction);
  return conjunction === 'or' ? '' : 'every plan';
}

/** Lists the other plans, such as `Free and Starter`. Empty if there are none. */
export function plansWithout(id: PlanFeatureId, conjunction: 'and' | 'or' = 'and'): string {
  const names = planNames.filter((name) => !isFull(planFeature(id), name));
  return listed(names, conjunction);
}

/** The lines on a plan's card: "Everything in" the smaller plan, then the features that it adds. */
export function cardFeatures(name: FounderPlanName): readonly string[] {
  const before = founderPlanNames[founderPlanNames.indexOf(name) - 1];
  const own = (planFeatures as readonly PlanFeature[])
    .filter((feature) => feature.isOnCard && firstPlanWith(feature, founderPlanNames) === name)
    .map(({title}) => title);
  return before ? [`Everything in ${before}`, ...own] : own;
}
