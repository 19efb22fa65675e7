import {useSyncExternalStore} from 'react';

import {brand} from '@site/src/data/brand';

const never = () => () => {};

/** Where this copy of the site is, without a trailing slash; on the server its public address. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => brand.url,
  );
}
