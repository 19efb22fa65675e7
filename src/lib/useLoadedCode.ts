import {useCallback, useEffect, useState} from 'react';

import {loadCode} from './loadCode';

interface Attempt<T> {
  readonly load: unknown;
  readonly code: T | null;
  readonly hasFailed?: boolean;
}

/**
 * Loads code that a view needs. Without a network, it's loaded when the network is back. If it fails with a network,
 * staleChunk.client.ts gets the error, and may reload the page.
 *
 * @param load null if nothing is needed now; a new function loads again.
 * @returns the code, null until it's there; whether that's because there's no network, or because loading failed; and a
 *   function that tries again after a failure.
 */
export function useLoadedCode<T>(load: (() => Promise<T>) | null): {
  readonly code: T | null;
  readonly isOffline: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState<Attempt<T> | null>(null);
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (!load) return undefined;
    const ending = new AbortController();
    const tryToLoad = async () => {
      let code: T | null;
      try {
        code = await loadCode(load);
      } catch (error) {
        if (!ending.signal.aborted) setAttempt({load, code: null, hasFailed: true});
        reportError(error);
        return;
      }
      if (ending.signal.aborted) return;
      setAttempt({load, code});
      if (code) return;
      const options = {once: true, signal: ending.signal};
      window.addEventListener('online', () => void tryToLoad(), options);
    };
    void tryToLoad();
    return () => {
      ending.abort();
      setAttempt((last) => last && last.code && last);
    };
  }, [load, retries]);

  const retry = useCallback(() => {
    setAttempt(null);
    setRetries((before) => before + 1);
  }, []);
  if (!load || attempt?.load !== load) {
    return {code: null, isOffline: false, hasFailed: false, retry};
  }
  const {code, hasFailed = false} = attempt;
  return {code, isOffline: code === null && !hasFailed, hasFailed, retry};
}
