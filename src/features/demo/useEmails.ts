import {useEffect, useState} from 'react';

import type {IndustryEmails, IndustryId} from '@site/src/data/demo/types';
import {loadCode} from '@site/src/lib/loadCode';

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
  const [loaded, setLoaded] = useState<{industry: IndustryId; emails: IndustryEmails} | null>(null);

  useEffect(() => {
    if (!industry) return undefined;
    const ending = new AbortController();
    const load = async () => {
      const file = await loadCode(files[industry]);
      if (ending.signal.aborted) return;
      if (file) setLoaded({industry, emails: file.emails});
      else
        window.addEventListener('online', () => void load(), {once: true, signal: ending.signal});
    };
    void load();
    return () => ending.abort();
  }, [industry]);

  return loaded?.industry === industry ? loaded.emails : null;
}
