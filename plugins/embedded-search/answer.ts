import {search} from './engine';
import {allows, parseRequests, type FacetFilters, type SearchRequest} from './requests';
import {toResult, type AlgoliaResult} from './response';
import type {SearchIndex} from './searchIndex';
import type {Facets} from './section';

export interface Surroundings {
  /** Loads the indexes whose facets the filter allows. */
  readonly indexesFor: (isAllowed: (facets: Facets) => boolean) => Promise<SearchIndex[]>;
  readonly origin: string;
  /** Returns a timestamp in milliseconds. */
  readonly now: () => number;
}

/**
 * Answers a `search()` call of either search UI, with one result per request in the same order.
 *
 * @throws when an index can't be loaded
 */
export async function answer(call: unknown, surroundings: Surroundings): Promise<AlgoliaResult[]> {
  return Promise.all(parseRequests(call).map((request) => answerOne(request, surroundings)));
}

async function answerOne(
  request: SearchRequest,
  {indexesFor, origin, now}: Surroundings,
): Promise<AlgoliaResult> {
  // The search page also requests facet counts (no hits) with one filter removed. It never shows them, and answering
  // would load the index of every version.
  if (request.hitsPerPage === 0) return toResult(request, [], {origin, processingTimeMS: 0});

  const indexes = await indexesFor(isAllowedBy(request.filters));
  const start = now();
  const hits = search(indexes, request.query);
  return toResult(request, hits, {origin, processingTimeMS: Math.round(now() - start)});
}

const isAllowedBy = (filters: FacetFilters) => (facets: Facets) => allows(filters, facets);
