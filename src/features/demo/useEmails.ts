import type {IndustryEmails, IndustryId} from '@site/src/data/demo/types';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';

const files: Readonly<Record<IndustryId, () => Promise<{readonly emails: IndustryEmails}>>> = {
  saas: () => import('@site/src/data/demo/emails/saas'),
  ecommerce: () => import('@site/src/data/demo/emails/ecommerce'),
  fintech: () => import('@site/src/data/demo/emails/fintech'),
  healthtech: () => import('@site/src/data/demo/emails/healthtech'),
  aiml: () => import('@site/src/data/demo/emails/aiml'),
  martech: () => import('@site/src/data/demo/emails/martech'),
};

/**
 * Loads the emails to an industry's leads. Without a network, it loads them when the network is back.
 *
 * @returns null until they're there.
 */
export function useEmails(industry: IndustryId | null): IndustryEmails | null {
  return useLoadedCode(industry && files[industry]).code?.emails ?? null;
}
