import type {PlanFeatureId} from './planFeatures';

export type FeatureKey =
  | 'leadDatabase'
  | 'emailSequences'
  | 'emailWarmup'
  | 'unifiedInboxOrAiReply'
  | 'linkedinSteps'
  | 'intentData'
  | 'crmSync'
  | 'publicApi';

/** The eight features of the short comparison, in the order of its rows. */
export const comparedFeatures: readonly {
  readonly key: FeatureKey;
  readonly title: string;
  /** The criterion for having it. */
  readonly question: string;
  /** Our own feature, as a row of the plan matrix. */
  readonly planFeature: PlanFeatureId;
  /** Why our own feature is only partial, by the criterion for others. */
  readonly ownNote?: string;
}[] = [
  {
    key: 'leadDatabase',
    title: 'Lead database',
    question: 'Find people to email inside the tool',
    planFeature: 'database',
  },
  {
    key: 'emailSequences',
    title: 'Email sequences',
    question: 'Several emails, with delays in between',
    planFeature: 'sequences',
  },
  {
    key: 'emailWarmup',
    title: 'Email warm-up',
    question: 'Sending volume that ramps up gradually',
    planFeature: 'warmup',
  },
  {
    key: 'unifiedInboxOrAiReply',
    title: 'One inbox, or AI replies',
    question: 'Replies in one place, or drafted for you',
    planFeature: 'inbox-ai',
  },
  {
    key: 'linkedinSteps',
    title: 'LinkedIn steps',
    question: 'LinkedIn in the same sequence as email',
    planFeature: 'linkedin',
    ownNote: 'as tasks for you',
  },
  {
    key: 'intentData',
    title: 'Buying-intent data',
    question: 'Signs that a company may buy soon',
    planFeature: 'intent',
  },
  {
    key: 'crmSync',
    title: 'CRM sync',
    question: 'Leads synced with a CRM, or one built in',
    planFeature: 'crm-sync',
  },
  {
    key: 'publicApi',
    title: 'Public API',
    question: 'Endpoints for your own code',
    planFeature: 'api',
  },
];
