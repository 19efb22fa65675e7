import type {AlgoliaHit, SearchResult} from '@site/plugins/embedded-search/response';

export interface ResultsState {
  /** Identifies the latest search. Results of others are dropped. */
  readonly search: string;
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly hits: readonly AlgoliaHit[];
  readonly pageCount: number;
  readonly scopeCounts: SearchResult['scopeCounts'];
  /** Number of the last page of results. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly nearest: readonly string[];
}

export type ResultsEvent =
  | {readonly type: 'cleared'}
  | {readonly type: 'started'; readonly search: string}
  /** Titles of the first hits, before their texts. */
  | {readonly type: 'titled'; readonly search: string; readonly result: SearchResult}
  | {readonly type: 'answered'; readonly search: string; readonly result: SearchResult}
  | {readonly type: 'failed'; readonly search: string};

export const noResults: ResultsState = {
  search: '',
  status: 'idle',
  hits: [],
  pageCount: 0,
  scopeCounts: {},
  page: 0,
  hasMore: false,
  nearest: [],
};

/** The hits of a search stay until the next one's or their titles arrive, and go when it fails. */
export function reduceResults(state: ResultsState, event: ResultsEvent): ResultsState {
  if (event.type === 'cleared') return noResults;
  if (event.type === 'started') {
    const pages = event.search === state.search ? {} : {page: 0, hasMore: false};
    return {...state, ...pages, search: event.search, status: 'loading'};
  }
  if (event.search !== state.search) return state;
  if (event.type === 'failed') return {...noResults, search: state.search, status: 'failed'};
  const {hits, nbHits, scopeCounts, page, nbPages, nearest} = event.result;
  const isTitled = event.type === 'titled';
  if (isTitled && page > 0) return state;
  // A double click requests a page twice, and a field that leads the first page is on its own one, too.
  const earlier = page === 0 ? [] : state.hits;
  const known = new Set(earlier.map(({objectID}) => objectID));
  return {
    search: state.search,
    status: isTitled ? 'loading' : 'shown',
    hits: [...earlier, ...hits.filter(({objectID}) => !known.has(objectID))],
    pageCount: nbHits,
    scopeCounts,
    page,
    hasMore: !isTitled && page + 1 < nbPages,
    nearest,
  };
}
