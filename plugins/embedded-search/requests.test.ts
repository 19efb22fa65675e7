import {allows, parseFacetFilters, parseRequests} from './requests';

const contextual = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-help-current']];
const current = {language: 'en', docusaurus_tag: 'docs-help-current'};
const old = {language: 'en', docusaurus_tag: 'docs-help-2.4'};

describe('both forms of search() are read', () => {
  test("the modal's, with flat parameters", () => {
    const request = {
      query: 'bounc',
      indexName: 'site',
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      facetFilters: contextual,
    };
    expect(parseRequests({requests: [request]})).toEqual([
      {
        indexName: 'site',
        query: 'bounc',
        filters: parseFacetFilters(contextual),
        page: 0,
        hitsPerPage: 20,
        tags: {pre: '<mark>', post: '</mark>'},
        ellipsis: '…',
      },
    ]);
  });

  test("the search page's, one entry per facet it counts", () => {
    const params = {query: 'bounc', page: 2, hitsPerPage: 15, facetFilters: [['language:en']]};
    const requests = parseRequests([
      {indexName: 'site', params},
      {indexName: 'site', params: {...params, page: 0, hitsPerPage: 0}},
    ]);
    expect(requests).toMatchObject([
      {query: 'bounc', page: 2, hitsPerPage: 15, ellipsis: ''},
      {query: 'bounc', page: 0, hitsPerPage: 0},
    ]);
    expect(requests[0]?.tags.pre).toContain('algolia-docsearch-suggestion--highlight');
  });

  test('parameters as a query string', () => {
    const params = 'query=soft%20bounce&page=1&facetFilters=%5B%22language%3Aen%22%5D';
    expect(parseRequests([{indexName: 'site', params}])).toMatchObject([
      {query: 'soft bounce', page: 1, filters: parseFacetFilters('language:en')},
    ]);
  });

  test.each([undefined, null, 'x', {}, {requests: 1}])('%p asks nothing', (call) => {
    expect(parseRequests(call)).toEqual([]);
  });

  test('what makes no sense gets the default', () => {
    const params = {query: 5, page: -1, hitsPerPage: 'many'};
    expect(parseRequests([{params}])).toMatchObject([{query: '', page: 0, hitsPerPage: 20}]);
  });
});

describe('filters', () => {
  test.each<[string, unknown]>([
    ['as lists in a list', contextual],
    ['as JSON', JSON.stringify(contextual)],
    ['as one list', ['language:en', 'docusaurus_tag:docs-help-current']],
    ['as a string', 'docusaurus_tag:docs-help-current'],
    ['that exclude', '-docusaurus_tag:docs-help-2.4'],
  ])('%s let the right version through and no other', (_, filters) => {
    expect(allows(parseFacetFilters(filters), current)).toBe(true);
    expect(allows(parseFacetFilters(filters), old)).toBe(false);
  });

  test('of another language let nothing through', () => {
    expect(allows(parseFacetFilters(['language:fr', contextual[1]]), current)).toBe(false);
  });

  test.each([undefined, [], [[]], '', 'type:lvl1'])('%p restricts nothing', (filters) => {
    expect(allows(parseFacetFilters(filters), old)).toBe(true);
  });
});
