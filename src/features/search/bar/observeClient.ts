import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {titlesFirst} from './titlesFirst';

export interface Outcome {
  readonly query: string;
  /** Number of pages found. */
  readonly pageCount: number;
  readonly hasHits: boolean;
  /** Similar queries when there are no hits. */
  readonly nearest: readonly string[];
  /** The error message, or null when the search succeeded. */
  readonly failure: string | null;
}

interface Call {
  readonly requests: readonly {readonly query?: string}[];
}

/**
 * Wraps a client so that `observe` is called with each search's outcome, but never with one that's older than the last. A
 * failed search has no hits: DocSearch 4.7.0 would keep those of the query before, and its error screen goes away with the
 * next key.
 */
export function observeClient(
  client: SearchClient,
  observe: (outcome: Outcome) => void,
): SearchClient {
  let started = 0;
  let latest = 0;
  return {
    ...client,
    search: async (call) => {
      const number = ++started;
      const query = (call as Call).requests[0]?.query ?? '';
      const report = (outcome: Omit<Outcome, 'query'>) => {
        if (number < latest) return;
        latest = number;
        observe({query, ...outcome});
      };
      try {
        const answer = await titlesFirst(client, call);
        const [result] = answer.results;
        report({
          pageCount: result?.nbHits ?? 0,
          hasHits: (result?.hits.length ?? 0) > 0,
          nearest: result?.nearest ?? [],
          failure: null,
        });
        return answer;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        report({pageCount: 0, hasHits: false, nearest: [], failure});
        return {results: (call as Call).requests.map(() => emptyResult(query))};
      }
    },
  };
}

const emptyResult = (query: string) => ({
  ...{hits: [], nbHits: 0, scopeCounts: {}, page: 0, nbPages: 0, hitsPerPage: 0},
  ...{query, index: '', processingTimeMS: 0, nearest: []},
});
