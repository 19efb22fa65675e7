/** The plans of early access, smallest first. */
export const founderPlanNames = ['Free', 'Pro', 'Ultimate'] as const;

/** The plans outside early access, smallest first. */
export const standardPlanNames = ['Starter', 'Professional', 'Enterprise'] as const;

export type FounderPlanName = (typeof founderPlanNames)[number];
export type StandardPlanName = (typeof standardPlanNames)[number];
export type PlanName = FounderPlanName | StandardPlanName;

/** `true`, `false`, or how much of it a plan includes, as shown: `Basic`. */
export type Inclusion = boolean | string;

/** One feature of the product and what each of the six plans includes of it. */
export interface PlanFeature {
  readonly id: string;
  readonly title: string;
  readonly plans: Readonly<Record<PlanName, Inclusion>>;
  /** A condition that the value leaves out, as a sentence. */
  readonly note?: string;
  /** Whether the pricing cards list it under the first plan that includes it. */
  readonly isOnCard?: true;
}

/** The same steps in both sets: Free and Starter, Pro and Professional, Ultimate and Enterprise. */
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
 * The feature matrix of both sets of plans: the one place that says which plan includes what. Limits and prices are in
 * plans.ts and standardPlans.ts.
 */
export const planFeatures = [
  {id: 'database', title: 'Lead database', plans: everyPlan},
  {id: 'intent', title: 'Buying intent', plans: everyPlan, isOnCard: true},
  {id: 'sequences', title: 'Email sequences', plans: everyPlan, isOnCard: true},
  {id: 'spam-checker', title: 'Spam score checker', plans: everyPlan, isOnCard: true},
  {id: 'email-builder', title: 'Email builder', plans: everyPlan},
  {id: 'templates', title: 'Templates', plans: steps('Basic', 'All', 'All')},
  {id: 'analytics', title: 'Analytics', plans: steps('Campaign totals', 'Full', 'Full')},
  {
    id: 'no-code',
    title: 'Slack, Teams, Zapier, and other no-code integrations',
    plans: everyPlan,
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
    note: 'Free has one user, the Owner.',
    plans: {...everyPlan, Free: false},
  },
  {
    id: 'permissions',
    title: 'Role permissions',
    note: 'Custom roles, and access campaign by campaign.',
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
  },
  {
    id: 'hipaa',
    title: 'HIPAA option',
    note: 'Ask for a business associate agreement before you import health data.',
    plans: largestOnly,
  },
  {
    id: 'dedicated-ip',
    title: 'Dedicated IP',
    note: 'Either part of your quote or an extra charge. Your quote says which.',
    plans: {...steps(false, false, false), Enterprise: true},
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

/** The feature with this id. */
export function planFeature(id: PlanFeatureId): PlanFeature {
  return planFeatures.find((feature) => feature.id === id)!;
}

/** The first of these plans, smallest first, that includes any of the feature; undefined when none does. */
export function firstPlanWith<Name extends PlanName>(
  feature: Pick<PlanFeature, 'plans'>,
  names: readonly Name[],
): Name | undefined {
  return names.find((name) => feature.plans[name] !== false);
}

/** What a plan's card lists: the plan before it, then the features that begin with this plan. */
export function cardFeatures<Name extends PlanName>(
  name: Name,
  names: readonly Name[],
): readonly string[] {
  const before = names[names.indexOf(name) - 1];
  const own = (planFeatures as readonly PlanFeature[])
    .filter((feature) => feature.isOnCard && firstPlanWith(feature, names) === name)
    .map(({title}) => title);
  return before ? [`Everything in ${before}`, ...own] : own;
}
