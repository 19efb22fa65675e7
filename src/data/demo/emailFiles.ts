import type {IndustryEmails, IndustryId} from './types';

/** Loads the emails to an industry's leads. Apart from the leads, because pages need few of them. */
export const emailFiles: Readonly<
  Record<IndustryId, () => Promise<{readonly emails: IndustryEmails}>>
> = {
  saas: () => import('./emails/saas'),
  ecommerce: () => import('./emails/ecommerce'),
  fintech: () => import('./emails/fintech'),
  healthtech: () => import('./emails/healthtech'),
  aiml: () => import('./emails/aiml'),
  martech: () => import('./emails/martech'),
};
