import {useEffect, useState} from 'react';

import {loadCode} from './loadCode';

/**
 * Loads code that a view needs. Without a network, it's loaded when the network is back.
 *
 * @param load null if nothing is needed now; a new function loads again.
 * @returns null until the code is there, and whether that's because there's no network.
 */
export function useLoadedCode<T>(load: (() => Promise<T>) | null): {
  readonly code: T | null;
  readonly isOffline: boolean;
} {
  const [loaded, setLoaded] = useState<{load: unknown; code: T | null} | null>(null);

  useEffect(() => {
    if (!load) return undefined;
    const ending = new AbortController();
    const attempt = async () => {
      const code = await loadCode(load);
      if (ending.signal.aborted) return;
      setLoaded({load, code});
      if (code) return;
      const options = {once: true, signal: ending.signal};
      window.addEventListener('online', () => void attempt(), options);
    };
    void attempt();
    return () => ending.abort();
  }, [load]);

  if (!load || loaded?.load !== load) return {code: null, isOffline: false};
  return {code: loaded.code, isOffline: loaded.code === null};
}
