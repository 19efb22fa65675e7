import type {Facets} from './files';
import type {HighlightTags} from './highlight';

/** Alternative in a filter, such as `language:en`. */
interface Condition {
  readonly facet: keyof Facets;
  readonly value: string;
}

/** The outer list is an AND, each inner list an OR. */
type FacetFilters = readonly (readonly Condition[])[];

export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly filters: FacetFilters;
  /** Zero-based. */
  readonly page: number;
  /** Pages of the site in one page of results. */
  readonly hitsPerPage: number;
  readonly tags: HighlightTags;
}

type Params = Readonly<Record<string, unknown>>;

const defaultHitsPerPage = 10;

const defaultTags: HighlightTags = {pre: '<mark>', post: '</mark>'};

const isRecord = (value: unknown): value is Params => typeof value === 'object' && value !== null;
const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

function count(value: unknown, fallback: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
}

/** Parses `tag:x`; returns undefined for a facet the indexes don't have, which then restricts nothing. */
function parseCondition(filter: unknown): Condition | undefined {
  const [, facet, value] = /^(\w+):(.*)$/s.exec(text(filter, '')) ?? [];
  if (facet !== 'language' && facet !== 'docusaurus_tag') return undefined;
  return {facet, value: value ?? ''};
}

/** Reads `facetFilters` in every form that Algolia accepts: a string, a list, or nested lists. */
export function parseFacetFilters(filters: unknown): FacetFilters {
  const all: unknown[] = Array.isArray(filters) ? filters : [filters];
  return all
    .map((any) => (Array.isArray(any) ? any : [any]).map(parseCondition))
    .map((any) => any.filter((condition) => condition !== undefined))
    .filter((any) => any.length > 0);
}

/** Whether the filters let pages with these facets through. */
export function allows(filters: FacetFilters, facets: Facets): boolean {
  return filters.every((any) => any.some(({facet, value}) => facets[facet] === value));
}

function parseRequest(request: unknown): SearchRequest {
  const params: Params = isRecord(request) ? request : {};
  return {
    indexName: text(params.indexName, ''),
    query: text(params.query, ''),
    filters: parseFacetFilters(params.facetFilters),
    page: count(params.page, 0),
    hitsPerPage: count(params.hitsPerPage, defaultHitsPerPage),
    tags: {
      pre: text(params.highlightPreTag, defaultTags.pre),
      post: text(params.highlightPostTag, defaultTags.post),
    },
  };
}

/** Reads a call `search({requests: [...]})`, whose parameters are Algolia's. */
export function parseRequests(call: unknown): SearchRequest[] {
  const requests = isRecord(call) ? call.requests : null;
  return Array.isArray(requests) ? requests.map(parseRequest) : [];
}
