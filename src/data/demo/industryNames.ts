import type {IndustryId} from './types';

/** In the order in which the demo offers them. Apart from the industries, so that a page can offer them without their leads. */
export const industryNames = {
  saas: 'SaaS',
  ecommerce: 'E-commerce',
  fintech: 'FinTech',
  healthtech: 'HealthTech',
  aiml: 'AI/ML',
  martech: 'MarTech',
} satisfies Record<IndustryId, string>;
