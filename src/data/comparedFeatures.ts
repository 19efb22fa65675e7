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
  /** What counts as having it. */
  readonly question: string;
  /** Our own feature, as a row of the plan matrix. */
  readonly planFeature: PlanFeatureId;
}[] = [
  {
    key: 'leadDatabase',
    title: 'Lead database',
    question: 'People to write to, found inside the tool',
    planFeature: 'database',
  },
  {
    key: 'emailSequences',
    title: 'Email sequences',
    question: 'Several emails, with the waits between them',
    planFeature: 'sequences',
  },
  {
    key: 'emailWarmup',
    title: 'Email warm-up',
    question: 'Sending volume that grows in steps',
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
  },
  {
    key: 'intentData',
    title: 'Buying-intent data',
    question: 'Signs that a company is about to buy',
    planFeature: 'intent',
  },
  {
    key: 'crmSync',
    title: 'CRM sync',
    question: 'Leads in step with a CRM, or one built in',
    planFeature: 'crm-sync',
  },
  {
    key: 'publicApi',
    title: 'Public API',
    question: 'Calls you can make from your own code',
    planFeature: 'api',
  },
];
