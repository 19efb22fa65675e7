import {search} from './engine';
import {allows, parseRequests, type FacetFilters, type SearchRequest} from './requests';
import {toResult, type AlgoliaResult} from './response';
import type {SearchIndex} from './searchIndex';
import type {Facets} from './section';

export interface Surroundings {
  /** Loads the indexes of the pages that may be found. */
  readonly indexesFor: (isAllowed: (facets: Facets) => boolean) => Promise<SearchIndex[]>;
  readonly origin: string;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Answers a `search()` call of either search UI: as many results as it has requests, in their order.
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
  // The search page also asks for facet counts (no hits) with one filter lifted. It never shows them, and
  // answering would load the index of every version.
  if (request.hitsPerPage === 0) return toResult(request, [], {origin, processingTimeMS: 0});

  const indexes = await indexesFor(isAllowedBy(request.filters));
  const start = now();
  const hits = search(indexes, request.query);
  return toResult(request, hits, {origin, processingTimeMS: Math.round(now() - start)});
}

const isAllowedBy = (filters: FacetFilters) => (facets: Facets) => allows(filters, facets);
