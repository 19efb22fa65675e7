import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {deviceStore, type KeyValueStore} from '@site/src/lib/storage';
import {parseJson} from '@site/src/lib/text';

/** How long a query without hits has to stay as it is, so that half a word doesn't count. */
const SETTLED_MS = 1500;

const send = (url: string, body: string) =>
  void fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);

/**
 * Records a query without results once it has settled.
 *
 * @param query null while there's none.
 */
export function useRecordMiss(query: string | null): void {
  const {customFields} = useDocusaurusContext().siteConfig;
  const endpoint = (customFields?.missedSearchesEndpoint as string | null | undefined) ?? null;
  useEffect(() => {
    if (query === null) return undefined;
    const timer = setTimeout(
      () => recordMiss(query, {store: deviceStore, endpoint, send}),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [query, endpoint]);
}

const MAX_QUERIES = 50;
const MAX_LENGTH = 200;

/** Reads the list, newest first. Anything but a list of texts counts as empty. */
export function parseMissed(stored: string | null): readonly string[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Whether two queries differ at most in their case. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds a query to the front of the list, which has each one once and drops the oldest. */
export function addMissed(list: readonly string[], query: string): readonly string[] {
  const text = query.trim().slice(0, MAX_LENGTH);
  if (!text) return list;
  const others = list.filter((item) => !isSame(item, text));
  return [text, ...others].slice(0, MAX_QUERIES);
}

interface MissOptions {
  readonly store: KeyValueStore;
  /** Queries without results are sent to this URL; null sends nothing. */
  readonly endpoint: string | null;
  readonly send: (url: string, body: string) => void;
}

/** Stores a query without results on the device, and sends it once if the site's owner has turned that on. */
export function recordMiss(query: string, {store, endpoint, send}: MissOptions): void {
  const before = parseMissed(store.read(storageKeys.missedQueries));
  const after = addMissed(before, query);
  if (after === before) return;
  store.write(storageKeys.missedQueries, JSON.stringify(after));
  const [text = ''] = after;
  const isNew = !before.some((item) => isSame(item, text));
  if (endpoint !== null && isNew) send(endpoint, JSON.stringify({query: text}));
}
