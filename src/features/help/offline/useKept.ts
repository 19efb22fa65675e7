import {useCallback, useEffect, useState} from 'react';

import {readKept, type Kept} from '@site/src/domain/offline/record';

/**
 * What's kept on this device, and a function that reads it again after a change. `kept` is undefined until it's known;
 * null means nothing, or a browser without caches.
 */
export function useKept(): {readonly kept: Kept | null | undefined; readonly reread: () => void} {
  const [kept, setKept] = useState<Kept | null>();
  const reread = useCallback(() => {
    // Missing over plain HTTP, whatever the types say.
    const {caches} = window as Partial<Window>;
    void (caches ? readKept(caches) : Promise.resolve(null)).then(setKept);
  }, []);

  useEffect(() => {
    reread();
    // Another tab may have changed it.
    window.addEventListener('focus', reread);
    return () => window.removeEventListener('focus', reread);
  }, [reread]);

  return {kept, reread};
}
