import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';

import {deviceStore} from '@site/src/lib/storage';
import {recordMiss} from './missedQueries';

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
 * Records a query without an answer once it has settled.
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
