import {useHistory} from '@docusaurus/router';
import {useCallback, useMemo, useSyncExternalStore, useEffect, useState} from 'react';

/** How long after typing the URL changes, because browsers allow about 100 changes in 30 seconds. */
export const ADDRESS_DELAY_MS = 300;

export interface AddressOptions {
  /** Whether Back should return to this step; otherwise the current history entry is replaced. */
  readonly isNewEntry?: boolean;
}

/**
 * The query parameters of the URL, and a function that changes some of them: null removes a key. The other parameters,
 * the path, and the hash stay. On the server and during hydration the query is empty, as in the built page.
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

/** The typed text, and the value in the URL at that moment. */
interface Draft {
  readonly text: string;
  readonly addressed: string;
}

/**
 * Stores the trimmed text of a field in the URL, shortly after typing. If the URL changes in another way, such as Back,
 * the field follows.
 *
 * @param name of the query parameter.
 * @returns the field's text, and a function to call with each change.
 */
export function useTypedParam(name: string): [text: string, type: (text: string) => void] {
  const [params, change] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.text.trim() ?? '';
  // The URL has changed since: to what was typed, or in another way, after which it must not count as pending again.
  if (draft && draft.addressed !== addressed) {
    setDraft(typed === addressed ? {text: draft.text, addressed} : null);
  }
  const isPending = draft !== null && typed !== addressed;

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => change({[name]: typed || null}), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, name, typed, change]);

  return [draft?.text ?? addressed, (next) => setDraft({text: next, addressed})];
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
