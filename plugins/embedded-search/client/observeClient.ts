import type {SearchClient} from './createSearchClient';

/** How the latest search went. */
export interface Outcome {
  readonly hitCount: number;
  /** The error's message, or null when there was an answer. */
  readonly failure: string | null;
}

/** The same client, which also tells how each search went. */
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
