import {useEffect, useMemo, useState, type ReactNode} from 'react';

import {LoadFailure} from '@site/src/components/Dialog/Dialog';
import {
  WAITLIST_PARAM,
  WaitlistContext,
  type WaitlistActions,
  type WaitlistRequest,
} from '@site/src/domain/waitlist';
import {loadCode, prefetchCode} from '@site/src/lib/loadCode';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import type Waitlist from './Waitlist';

const load = async (): Promise<typeof Waitlist> => (await import('./Waitlist')).default;

const prefetch = () => prefetchCode(load);

/**
 * Lets every button on the page open the waitlist's modal. Used once around a page. The modal's code loads when a button
 * or the URL asks for it. If that fails, an error is shown, and the modal opens when the network is back or
 * on "Try again".
 */
export function WaitlistProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [Loaded, setLoaded] = useState<typeof Waitlist | null>(null);
  const [request, setRequest] = useState<WaitlistRequest | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const [params, changeParams] = useSearchParams();
  const isWanted = request !== null || params.has(WAITLIST_PARAM);

  useEffect(() => {
    if (!isWanted || Loaded) return undefined;
    let isCurrent = true;
    const tryToLoad = async () => {
      let loaded: typeof Waitlist | null = null;
      try {
        loaded = await loadCode(load);
      } finally {
        // An error that was closed during the attempt stays closed.
        if (isCurrent) setHasFailed(!loaded);
      }
      if (loaded && isCurrent) setLoaded(() => loaded);
    };
    const onOnline = () => void tryToLoad();
    void tryToLoad();
    window.addEventListener('online', onOnline);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', onOnline);
    };
  }, [isWanted, retries, Loaded]);

  const value = useMemo<WaitlistActions>(
    // A copy, so that the same request opens the modal again.
    () => ({open: (next) => setRequest({...next}), prefetch}),
    [],
  );
  const dismiss = () => {
    setHasFailed(false);
    setRequest(null);
    changeParams({[WAITLIST_PARAM]: null});
  };

  return (
    <WaitlistContext value={value}>
      {children}
      {Loaded && <Loaded request={request} />}
      <LoadFailure
        isOpen={hasFailed}
        onClose={dismiss}
        what="The form"
        onRetry={() => setRetries(retries + 1)}
      />
    </WaitlistContext>
  );
}
