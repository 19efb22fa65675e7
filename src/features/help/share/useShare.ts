import {useState} from 'react';

import {shareArticle, type ShareOutcome} from './shareArticle';

/** What the last attempt to share this page led to, and the way to try. */
export function useShare(title: string): {
  outcome: ShareOutcome | null;
  share: () => Promise<void>;
} {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = async () => {
    const {origin, pathname} = window.location;
    // Missing on insecure origins and in some browsers, whatever the types say.
    const tools = window.navigator as Partial<Navigator>;
    setOutcome(null);
    setOutcome(
      await shareArticle(title, origin + pathname, {
        share: tools.share?.bind(tools),
        writeText: tools.clipboard?.writeText.bind(tools.clipboard),
      }),
    );
  };
  return {outcome, share};
}
