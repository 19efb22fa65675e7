import type {SearchClient} from './createSearchClient';

export interface Outcome {
  readonly hitCount: number;
  /** The error message, or null when the search succeeded. */
  readonly failure: string | null;
}

/** Wraps a client so that `observe` is called with each search's outcome. */
export function observeClient(
  client: SearchClient,
  observe: (outcome: Outcome) => void,
): SearchClient {
  return {
    ...client,
    search: async (call) => {
      try {
        const answer = await client.search(call);
        const hitCount = answer.results.reduce((sum, {nbHits}) => sum + nbHits, 0);
        observe({hitCount, failure: null});
        return answer;
      } catch (error) {
        observe({hitCount: 0, failure: error instanceof Error ? error.message : String(error)});
        throw error;
      }
    },
  };
}
