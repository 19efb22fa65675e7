import type {LoadedIndex} from '../search-engine/loadedIndex';
import type {Facets} from './files';
import {nearestQueries} from './nearest';
import {allows, parseRequests, type SearchRequest} from './requests';
import {toolHit, toResult, type SearchResult} from './response';
import {parseScope} from '../../src/domain/searchScope';
import {searchSections, type FoundSections} from './searchSections';
import {offerTool} from './toolOffer';

export interface Surroundings {
  /** Loads the indexes whose facets the filter allows. */
  readonly indexesFor: (isAllowed: (facets: Facets) => boolean) => Promise<readonly LoadedIndex[]>;
  readonly origin: string;
  readonly baseUrl: string;
  /** Returns a timestamp in milliseconds. */
  readonly now: () => number;
}

/**
 * Answers a `search()` call of the search UI, with one result per request in the same order.
 *
 * @param onTitles gets a function that makes results with titles only, while the texts load; not called for larger sites
 * @throws when a file of an index can't be loaded
 */
export async function answer(
  call: unknown,
  surroundings: Surroundings,
  onTitles: (results: () => SearchResult[]) => void = () => undefined,
): Promise<SearchResult[]> {
  const requests = parseRequests(call);
  const titled = new Map<SearchRequest, () => SearchResult>();
  return Promise.all(
    requests.map((request) =>
      answerOne(request, surroundings, (result) => {
        titled.set(request, result);
        if (titled.size === requests.length)
          onTitles(() => requests.map((each) => titled.get(each)!()));
      }),
    ),
  );
}

async function answerOne(
  request: SearchRequest,
  {indexesFor, origin, baseUrl, now}: Surroundings,
  onTitles: (result: () => SearchResult) => void,
): Promise<SearchResult> {
  const {filters, query, page, hitsPerPage} = request;
  const start = now();
  const indexes = await indexesFor((facets) => allows(filters, facets));
  const {text} = parseScope(query);
  const offer = page === 0 ? offerTool(text) : null;
  const resultOf = (found: FoundSections) =>
    toResult(request, {
      ...found,
      extraHits: offer ? [toolHit(offer, origin + baseUrl)] : [],
      nearest: found.pageCount === 0 ? nearestQueries(indexes, query) : [],
      origin,
      processingTimeMS: Math.round(now() - start),
    });
  return resultOf(
    await searchSections(indexes, query, page * hitsPerPage, hitsPerPage, (titles) =>
      onTitles(() => resultOf(titles())),
    ),
  );
}
