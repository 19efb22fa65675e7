import {answer, type Surroundings} from './answer';
import {type SectionHit} from './engine';
import {allows, parseFacetFilters, parseRequests, type SearchRequest} from './requests';
import {toResult} from './response';
import {buildIndex} from './searchIndex';
import {type Facets} from './section';

describe('answer', () => {
  const indexes = ['current', '2.4'].map((version) => ({
    facets: {language: 'en', docusaurus_tag: `docs-help-${version}`},
    index: buildIndex([
      {route: `/help/${version}/x`, anchor: '', titles: ['Bounces'], group: 'Help', text: version},
    ]),
  }));

  let asked: string[] = [];
  const surroundings: Surroundings = {
    origin: 'https://site.example',
    now: () => 0,
    indexesFor: (isAllowed: (facets: Facets) => boolean) => {
      const wanted = indexes.filter(({facets}) => isAllowed(facets));
      asked = asked.concat(wanted.map(({facets}) => facets.docusaurus_tag));
      return Promise.resolve(wanted.map(({index}) => index));
    },
  };
  const urls = async (facetFilters: unknown) => {
    const [result] = await answer({requests: [{query: 'bounces', facetFilters}]}, surroundings);
    return result?.hits.map(({url}) => url);
  };

  beforeEach(() => {
    asked = [];
  });

  test('searches and loads only the requested version', async () => {
    const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-help-2.4']];
    expect(await urls(filters)).toEqual(['https://site.example/help/2.4/x']);
    expect(asked).toEqual(['docs-help-2.4']);
  });

  test('finds nothing for an unknown tag', async () => {
    expect(await urls('docusaurus_tag:docs-help-9.9')).toEqual([]);
  });

  test('searches everything without a filter', async () => {
    expect(await urls(undefined)).toHaveLength(2);
  });

  test('returns one result per request and loads no index for a facet count', async () => {
    const params = {query: 'bounces', facetFilters: ['docusaurus_tag:docs-help-current']};
    const results = await answer(
      [{params}, {params: {query: 'bounces', hitsPerPage: 0}}, {params: {...params, query: ''}}],
      surroundings,
    );
    expect(results.map(({nbHits}) => nbHits)).toEqual([1, 0, 0]);
    expect(asked).not.toContain('docs-help-2.4');
  });

  test("rejects when an index can't be loaded", async () => {
    const broken = {...surroundings, indexesFor: () => Promise.reject(new Error('offline'))};
    await expect(answer([{params: {query: 'x'}}], broken)).rejects.toThrow('offline');
  });
});

describe('parseRequests', () => {
  const contextual = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-help-current'],
  ];
  const current = {language: 'en', docusaurus_tag: 'docs-help-current'};
  const old = {language: 'en', docusaurus_tag: 'docs-help-2.4'};

  describe('reads', () => {
    test("the modal's flat parameters", () => {
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

    test("the search page's entries, one per facet count", () => {
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

    test('parameters sent as a query string', () => {
      const params = 'query=soft%20bounce&page=1&facetFilters=%5B%22language%3Aen%22%5D';
      expect(parseRequests([{indexName: 'site', params}])).toMatchObject([
        {query: 'soft bounce', page: 1, filters: parseFacetFilters('language:en')},
      ]);
    });

    test.each([undefined, null, 'x', {}, {requests: 1}])('returns no requests for %p', (call) => {
      expect(parseRequests(call)).toEqual([]);
    });

    test('falls back to defaults for invalid parameters', () => {
      const params = {query: 5, page: -1, hitsPerPage: 'many'};
      expect(parseRequests([{params}])).toMatchObject([{query: '', page: 0, hitsPerPage: 20}]);
    });
  });

  describe('parseFacetFilters', () => {
    test.each<[string, unknown]>([
      ['nested lists', contextual],
      ['JSON', JSON.stringify(contextual)],
      ['a flat list', ['language:en', 'docusaurus_tag:docs-help-current']],
      ['a string', 'docusaurus_tag:docs-help-current'],
      ['an exclusion', '-docusaurus_tag:docs-help-2.4'],
    ])('allows only the right version with filters as %s', (_, filters) => {
      expect(allows(parseFacetFilters(filters), current)).toBe(true);
      expect(allows(parseFacetFilters(filters), old)).toBe(false);
    });

    test('allows nothing in another language', () => {
      expect(allows(parseFacetFilters(['language:fr', contextual[1]]), current)).toBe(false);
    });

    test.each([undefined, [], [[]], '', 'type:lvl1'])(
      "doesn't restrict anything for %p",
      (filters) => {
        expect(allows(parseFacetFilters(filters), old)).toBe(true);
      },
    );
  });
});

describe('toResult', () => {
  const hit = (changes: Partial<SectionHit> = {}): SectionHit => ({
    route: '/help/article/bounces',
    anchor: 'hard',
    titles: ['Email bounces', 'Hard'],
    group: 'Help · Deliverability & more',
    text: 'A bounce came back.',
    score: 1,
    matchedTerms: ['bounce', 'bounces'],
    queryTerms: ['bounc'],
    isHeadingMatch: true,
    ...changes,
  });

  const ask = (params: object = {}): SearchRequest => {
    const [request] = parseRequests([{indexName: 'site', params: {query: 'bounc', ...params}}]);
    if (!request) throw new Error('no request');
    return request;
  };
  const circumstances = {origin: 'https://site.example', processingTimeMS: 3};
  const answer = (hits: SectionHit[], params?: object) =>
    toResult(ask(params), hits, circumstances);
  const one = (changes?: Partial<SectionHit>, params?: object) =>
    answer([hit(changes)], params).hits[0];

  test('returns hits in the shape of a DocSearch record', () => {
    expect(one()).toMatchObject({
      objectID: expect.stringContaining('#hard') as string,
      url: 'https://site.example/help/article/bounces#hard',
      url_without_anchor: 'https://site.example/help/article/bounces',
      anchor: 'hard',
      type: 'lvl2',
      content: 'A bounce came back',
      hierarchy: {
        lvl0: 'Help · Deliverability &amp; more',
        lvl1: 'Email bounces',
        lvl2: 'Hard',
        lvl3: null,
        lvl6: null,
      },
    });
  });

  test('omits the anchor for the top of a page', () => {
    expect(one({anchor: '', titles: ['Email bounces']})).toMatchObject({
      url: 'https://site.example/help/article/bounces',
      anchor: null,
      type: 'lvl1',
    });
  });

  test("types a text match as content, unless there's no text to show", () => {
    expect(one({isHeadingMatch: false})?.type).toBe('content');
    expect(one({isHeadingMatch: false, text: ''})).toMatchObject({type: 'lvl2', content: null});
  });

  describe('highlights', () => {
    const span = '<span class="algolia-docsearch-suggestion--highlight">Bounc</span>es';

    test('cover only the levels that exist, which the search page lists as breadcrumbs', () => {
      const {hierarchy} = one({titles: ['Bounces', 'Hard']})?._highlightResult ?? {};
      expect(Object.keys(hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
      expect(hierarchy?.lvl1).toEqual({value: span, matchLevel: 'full', matchedWords: ['bounc']});
      expect(hierarchy?.lvl2).toEqual({value: 'Hard', matchLevel: 'none', matchedWords: []});
    });

    test('use the requested tags', () => {
      const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
      expect(one({}, tags)?._snippetResult.content?.value).toBe('A <mark>bounc</mark>e came back');
    });

    test('leave out the group, whose value the modal groups by', () => {
      const {hierarchy} = one({group: 'Bounces & co'})?._highlightResult ?? {};
      expect(hierarchy?.lvl0?.value).toBe('Bounces &amp; co');
    });
  });

  test('escapes markup from pages and queries', () => {
    const evil = '<img src=x onerror=alert(1)> bounce';
    const {_highlightResult, _snippetResult, hierarchy, content} =
      one({titles: [evil, evil], text: evil, group: evil}, {query: evil}) ?? {};
    const all = JSON.stringify([_highlightResult, _snippetResult, hierarchy, content]);
    expect(all).toContain('&lt;img');
    expect(all).not.toContain('<img');
  });

  describe('pagination', () => {
    const hits = Array.from({length: 7}, (_, n) => hit({anchor: `a${n}`}));
    const anchors = (params: object) => answer(hits, params).hits.map(({anchor}) => anchor);

    test('returns the requested page', () => {
      expect(anchors({hitsPerPage: 3})).toEqual(['a0', 'a1', 'a2']);
      expect(anchors({hitsPerPage: 3, page: 2})).toEqual(['a6']);
      expect(anchors({hitsPerPage: 3, page: 3})).toEqual([]);
    });

    test('returns hit and page counts', () => {
      expect(answer(hits, {hitsPerPage: 3, page: 1})).toMatchObject({
        ...{nbHits: 7, page: 1, nbPages: 3, hitsPerPage: 3, exhaustiveNbHits: true},
        ...{query: 'bounc', params: 'query=bounc&page=1&hitsPerPage=3', index: 'site'},
        processingTimeMS: 3,
      });
      expect(answer([])).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
      expect(answer(hits, {hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 7, nbPages: 0});
    });
  });
});
