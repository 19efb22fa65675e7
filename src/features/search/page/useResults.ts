import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {useCallback, useEffect, useReducer} from 'react';

import type {facetFiltersOf} from '../searchTags';
import {noResults, reduceResults, type ResultsState} from './results';

const PAGES = 10;

export interface Results {
  readonly state: ResultsState;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Searches whenever the query or the filters change, and when the network is back after a failure. */
export function useResults(
  client: SearchClient,
  query: string,
  facetFilters: ReturnType<typeof facetFiltersOf>,
): Results {
  const [state, dispatch] = useReducer(reduceResults, noResults);

  const load = useCallback(
    (page: number) => {
      const search = JSON.stringify([query, facetFilters]);
      dispatch({type: 'started', search});
      client
        .search(
          {requests: [{query, facetFilters, page, hitsPerPage: PAGES, snippetEllipsisText: '…'}]},
          ({results: [result]}) => {
            if (result) dispatch({type: 'titled', search, result});
          },
        )
        .then(
          ({results: [result]}) => {
            if (result) dispatch({type: 'answered', search, result});
          },
          () => dispatch({type: 'failed', search}),
        );
    },
    [client, query, facetFilters],
  );

  useEffect(() => {
    if (query.trim() === '') dispatch({type: 'cleared'});
    else load(0);
  }, [query, load]);

  const retry = useCallback(() => load(0), [load]);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const {page} = state;
  return {state, retry, loadMore: useCallback(() => load(page + 1), [load, page])};
}
