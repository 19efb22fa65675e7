import {useCallback, useEffect, useRef, useState} from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long "Copied" stands on a button. */
const SHOWN_MS = 2000;

async function write(text: string | Promise<string>): Promise<void> {
  // Missing on insecure origins, whatever the types say.
  const clipboard = (window.navigator as Partial<Navigator>).clipboard;
  if (!clipboard) throw new Error('no clipboard');
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(await text);
  }
  // Safari allows the clipboard only during the press: it is handed the promise, not the text that comes later.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // Of a text that does not come the clipboard tells; the browser would report it once more, as unhandled.
  blob.catch(() => {});
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Puts a text on the clipboard and tells for two seconds what became of it. */
export function useCopy(): {
  readonly outcome: CopyOutcome | null;
  /** A text that is still on its way is waited for; one that does not come counts as failed. */
  readonly copy: (text: string | Promise<string>) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShownRef = useRef(false);

  useEffect(() => {
    isShownRef.current = true;
    return () => {
      isShownRef.current = false;
      clearTimeout(timerRef.current);
    };
  }, []);

  const copy = useCallback(async (text: string | Promise<string>) => {
    const isCopied = await write(text)
      .then(() => true)
      .catch(() => false);
    // The button may have gone while the text was on its way.
    if (!isShownRef.current) return;
    setOutcome(isCopied ? 'copied' : 'failed');
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => setOutcome(null), SHOWN_MS);
  }, []);
  return {outcome, copy};
}
