import type {
  SearchAnswer,
  SearchClient,
} from '@site/plugins/embedded-search/client/createSearchClient';
import type {AlgoliaHit} from '@site/plugins/embedded-search/response';
import {parseScope} from '@site/src/domain/searchScope';
import {counted} from '@site/src/data/written';
import type {HitTexts} from '../hits';

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
  query,
  hits: [],
  nbHits: 0,
  scopeCounts: {},
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  index: '',
  processingTimeMS: 0,
  nearest: [],
});

/**
 * Searches, and answers with titles if they come before their texts: DocSearch takes only one answer. Their hits have the
 * texts as `later`, and stay in their order.
 */
export function titlesFirst(client: SearchClient, call: unknown): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    const all = client.search(call, ({results}) =>
      resolve({
        results: results.map((result, at) => ({
          ...result,
          hits: result.hits.map((hit) => withTexts(hit, hitsOf(all, at))),
        })),
      }),
    );
    all.then(resolve, reject);
  });
}

const hitsOf = (all: Promise<SearchAnswer>, at: number) =>
  all.then(
    ({results}) => results[at]?.hits ?? [],
    () => [],
  );

function withTexts(hit: AlgoliaHit, all: Promise<readonly AlgoliaHit[]>): AlgoliaHit {
  const isSame = (other: AlgoliaHit) => other.url_without_anchor === hit.url_without_anchor;
  const later = all.then((hits) => hits.find(isSame) ?? null);
  // Among the texts, because DocSearch stores the rest of an opened hit on the device.
  const texts: AlgoliaHit['_snippetResult'] & HitTexts = {...hit._snippetResult, later};
  return {...hit, _snippetResult: texts};
}

/** The palette's screens besides hits: before a query, without hits, and after a failure. */
export type PanelKind = 'start' | 'none' | 'failed';

/** Returns null while a search runs and when there are hits. */
export function panelOf(query: string, outcome: Outcome | null): PanelKind | null {
  if (parseScope(query).text.trim() === '') return 'start';
  if (outcome?.query !== query) return null;
  if (outcome.failure !== null) return 'failed';
  return outcome.hasHits ? null : 'none';
}

/** The outcome of a query in words; empty before a query and while its search runs. */
export function statusOf(query: string, outcome: Outcome | null): string {
  switch (panelOf(query, outcome)) {
    case 'failed':
      return 'Search couldn’t load';
    case 'none':
      return `No results for “${query.trim()}”`;
    case 'start':
      return '';
    case null:
      return outcome?.query === query ? counted(outcome.pageCount, 'page') : '';
  }
}
