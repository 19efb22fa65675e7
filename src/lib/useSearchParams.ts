import {useHistory} from '@docusaurus/router';
import {useCallback, useMemo, useSyncExternalStore} from 'react';

import {pushInPlace} from './pushInPlace';

/** How long typing rests before it goes into the address: browsers allow about 100 changes in 30 seconds. */
export const ADDRESS_DELAY_MS = 300;

export interface AddressOptions {
  /** A step that Back should return to; otherwise the present entry of the history is replaced. */
  readonly isNewEntry?: boolean;
}

/**
 * The address's query, and the way to change parts of it: a value of null removes its key. What is not named stays,
 * and so do the path and the hash. On the server and while React takes over it is empty, as in the built page.
 */
export function useSearchParams(): [
  params: URLSearchParams,
  change: (values: Readonly<Record<string, string | null>>, options?: AddressOptions) => void,
] {
  const history = useHistory();
  const search = useSyncExternalStore(
    useCallback((listener: () => void) => history.listen(listener), [history]),
    () => history.location.search,
    () => '',
  );
  const params = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback(
    (
      values: Readonly<Record<string, string | null>>,
      {isNewEntry = false}: AddressOptions = {},
    ) => {
      const {pathname, search: before, hash} = history.location;
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(values)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      const query = next.toString();
      if (query === new URLSearchParams(before).toString()) return;
      const path = `${pathname}${query && `?${query}`}${hash}`;
      if (isNewEntry) pushInPlace(history, path);
      else history.replace(path);
    },
    [history],
  );
  return [params, change];
}
