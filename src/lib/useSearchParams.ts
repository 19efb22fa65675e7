import {useHistory} from '@docusaurus/router';
import {useCallback, useMemo, useSyncExternalStore, useEffect, useState} from 'react';

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

/** What was typed, and what the address held at that moment. */
interface Draft {
  readonly text: string;
  readonly addressed: string;
}

/**
 * A text field whose content is kept in the address, a moment after it was typed and without the spaces at its ends.
 * An address that changes by other means, such as Back, decides again.
 *
 * @param name - the key in the address's query
 * @returns the field's text, and what to call with each change of it
 */
export function useTypedParam(name: string): [text: string, type: (text: string) => void] {
  const [params, change] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.text.trim() ?? '';
  const isPending = draft !== null && draft.addressed === addressed && typed !== addressed;

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => change({[name]: typed || null}), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, name, typed, change]);

  const text = draft !== null && (isPending || typed === addressed) ? draft.text : addressed;
  return [text, (next) => setDraft({text: next, addressed})];
}

type History = ReturnType<typeof useHistory>;

/**
 * Adds an entry to the history without leaving the page, for a step that Back should return to.
 * After a push alone the theme moves the focus to the top, as for a new page (skipToContentUtils). After a replace it
 * doesn't, and both changes arrive together.
 */
export function pushInPlace(
  history: Pick<History, 'push' | 'replace'>,
  path: string,
  state?: object,
): void {
  history.push(path, state);
  history.replace(path, state);
}
