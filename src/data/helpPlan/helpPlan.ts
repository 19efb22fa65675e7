import {helpCategories, type HelpCategory} from '../help';
import {advancedFeatures} from './advancedFeatures';
import {bestPractices} from './bestPractices';
import {billingAndPlans} from './billingAndPlans';
import {emailDeliverability} from './emailDeliverability';
import {featuresAndTools} from './featuresAndTools';
import {gettingStarted} from './gettingStarted';
import {integrations} from './integrations';
import {troubleshooting} from './troubleshooting';
import type {PlannedArticle} from './types';

const byCategory: Readonly<Record<HelpCategory, readonly PlannedArticle[]>> = {
  'Getting Started': gettingStarted,
  Integrations: integrations,
  'Features & Tools': featuresAndTools,
  'Email Deliverability': emailDeliverability,
  'Billing & Plans': billingAndPlans,
  Troubleshooting: troubleshooting,
  'Best Practices': bestPractices,
  'Advanced Features': advancedFeatures,
};

export interface HelpPlanEntry extends PlannedArticle {
  readonly category: HelpCategory;
}

/** Every article that the help center is to have, in the order of need. */
export const helpPlan: readonly HelpPlanEntry[] = helpCategories
  .flatMap((category) => byCategory[category].map((article) => ({...article, category})))
  .sort((a, b) => a.order - b.order);
