import {useCallback, useEffect, useRef, useState} from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long "Copied" stands on a button. */
const SHOWN_MS = 2000;

/** Puts a text on the clipboard and tells for two seconds what became of it. */
export function useCopy(): {
  readonly outcome: CopyOutcome | null;
  readonly copy: (text: string) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timerRef.current), []);

  const copy = useCallback(async (text: string) => {
    // Missing on insecure origins, whatever the types say.
    const clipboard = (window.navigator as Partial<Navigator>).clipboard;
    const isCopied = await (clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard')))
      .then(() => true)
      .catch(() => false);
    setOutcome(isCopied ? 'copied' : 'failed');
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => setOutcome(null), SHOWN_MS);
  }, []);
  return {outcome, copy};
}
