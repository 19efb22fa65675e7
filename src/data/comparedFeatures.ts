import {firstPlanWith} from './features';
import type {Plan} from './plans';

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
  /** The smallest founder plan of ours that includes it; undefined when the plans do not say. */
  readonly ownPlan?: Plan['name'];
}[] = [
  {
    key: 'leadDatabase',
    title: 'Lead database',
    question: 'People to write to, found inside the tool',
    ownPlan: 'Free',
  },
  {
    key: 'emailSequences',
    title: 'Email sequences',
    question: 'Several emails, with the waits between them',
    ownPlan: firstPlanWith('Email sequences'),
  },
  {
    key: 'emailWarmup',
    title: 'Email warm-up',
    question: 'Sending volume that grows in steps',
    ownPlan: firstPlanWith('Domain rotation and warm-up'),
  },
  {
    key: 'unifiedInboxOrAiReply',
    title: 'One inbox, or AI replies',
    question: 'Replies in one place, or drafted for you',
  },
  {
    key: 'linkedinSteps',
    title: 'LinkedIn steps',
    question: 'LinkedIn in the same sequence as email',
  },
  {
    key: 'intentData',
    title: 'Buying-intent data',
    question: 'Signs that a company is about to buy',
    ownPlan: firstPlanWith('Buying-intent scores'),
  },
  {
    key: 'crmSync',
    title: 'CRM sync',
    question: 'Leads in step with a CRM, or one built in',
    ownPlan: firstPlanWith('CRM sync'),
  },
  {
    key: 'publicApi',
    title: 'Public API',
    question: 'Calls you can make from your own code',
    ownPlan: firstPlanWith('API access'),
  },
];
