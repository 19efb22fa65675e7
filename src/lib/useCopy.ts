import {useCallback, useEffect, useRef, useState} from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long a button shows "Copied". */
const SHOWN_MS = 2000;

async function write(text: string | Promise<string>): Promise<void> {
  // Missing on insecure origins, whatever the types say.
  const clipboard = (window.navigator as Partial<Navigator>).clipboard;
  if (!clipboard) throw new Error('no clipboard');
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(await text);
  }
  // Safari allows clipboard access only during the click, so it gets the promise before the text is there.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // The clipboard reports a rejected text, and without this the browser would report it again as unhandled.
  blob.catch(() => {});
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies a text to the clipboard, and returns the outcome for two seconds. */
export function useCopy(): {
  readonly outcome: CopyOutcome | null;
  /** Waits for a text that's a promise; a rejected one counts as failed. */
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
    const isCopied = await write(text).then(
      () => true,
      () => false,
    );
    // The button may have been removed while the text was loading.
    if (!isShownRef.current) return;
    setOutcome(isCopied ? 'copied' : 'failed');
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => setOutcome(null), SHOWN_MS);
  }, []);
  return {outcome, copy};
}
