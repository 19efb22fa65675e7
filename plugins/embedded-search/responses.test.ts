import {buildIndex} from '../search-engine/buildIndex';
import {LoadedIndex} from '../search-engine/loadedIndex';
import type {Section} from '../search-engine/section';
import {answer, type Surroundings} from './answer';
import type {Facets} from './files';
import {allows, parseFacetFilters, parseRequests, type SearchRequest} from './requests';
import {toResult, type Findings} from './response';
import type {SectionHit} from './searchSections';

async function open(sections: readonly Section[]): Promise<LoadedIndex> {
  const files = buildIndex(sections);
  return LoadedIndex.open((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));
}

const page = (changes: Partial<Section>): Section => ({
  ...{route: '/x', anchor: '', titles: ['Bounces'], group: 'Help', text: ''},
  ...changes,
});

describe('answer', () => {
  let asked: string[] = [];
  const surroundings: Surroundings = {
    origin: 'https://site.example',
    baseUrl: '/',
    now: () => 0,
    indexesFor: async (isAllowed: (facets: Facets) => boolean) => {
      const wanted = ['current', '2.4'].filter((version) =>
        isAllowed({language: 'en', docusaurus_tag: `docs-help-${version}`}),
      );
      asked = asked.concat(wanted);
      return Promise.all(
        wanted.map((version) =>
          open([
            page({route: `/help/${version}/x`}),
            page({route: `/api/${version}`, group: 'API'}),
          ]),
        ),
      );
    },
  };
  const ask = async (query: string, facetFilters?: unknown) => {
    const [result] = await answer({requests: [{query, facetFilters}]}, surroundings);
    return result;
  };
  const urls = async (query: string, facetFilters?: unknown) =>
    (await ask(query, facetFilters))?.hits.map(({url}) => url.replace('https://site.example', ''));

  beforeEach(() => {
    asked = [];
  });

  test('searches and loads only the requested version', async () => {
    const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-help-2.4']];
    expect(await urls('bounces', filters)).toEqual(['/help/2.4/x', '/api/2.4']);
    expect(asked).toEqual(['2.4']);
  });

  test('finds nothing for an unknown tag', async () => {
    expect(await urls('bounces', 'docusaurus_tag:docs-help-9.9')).toEqual([]);
  });

  test('searches everything without a filter, and one part of the site with a prefix', async () => {
    expect(await urls('bounces')).toHaveLength(4);
    expect(await urls('api: bounces')).toEqual(['/api/current', '/api/2.4']);
    expect(await urls('blog: bounces')).toEqual([]);
  });

  test('counts the pages of every part of the site, also for a query with a prefix', async () => {
    const counts = {help: 2, docs: 0, api: 2, blog: 0, changelog: 0, pages: 0};
    expect((await ask('bounces'))?.scopeCounts).toEqual(counts);
    expect((await ask('api: bounces'))?.scopeCounts).toEqual(counts);
  });

  test('offers the tool for a bounce code first, with the code filled in', async () => {
    const result = await ask('550 5.7.26');
    expect(result?.hits[0]?.url).toBe('https://site.example/help/tools#bounce=550%205.7.26');
    expect(result?.nbHits).toBe(0);
  });

  test('suggests the nearest queries only when nothing is found', async () => {
    expect((await ask('pouncez'))?.nearest).toEqual(['bounces']);
    expect((await ask('bounces'))?.nearest).toEqual([]);
  });

  test.each(['', '   ', '?!', '<>', 'xylophone'])('finds nothing for %p', async (query) => {
    expect(await ask(query)).toMatchObject({hits: [], nbHits: 0});
  });

  test("rejects when an index can't be loaded", async () => {
    const broken = {...surroundings, indexesFor: () => Promise.reject(new Error('offline'))};
    await expect(answer({requests: [{query: 'x'}]}, broken)).rejects.toThrow('offline');
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
        },
      ]);
    });

    test.each([undefined, null, 'x', {}, {requests: 1}])('returns no requests for %p', (call) => {
      expect(parseRequests(call)).toEqual([]);
    });

    test('falls back to defaults for invalid parameters', () => {
      const params = {query: 5, page: -1, hitsPerPage: 'many'};
      expect(parseRequests({requests: [params]})).toMatchObject([
        {query: '', page: 0, hitsPerPage: 10},
      ]);
    });
  });

  describe('parseFacetFilters', () => {
    test.each<[string, unknown]>([
      ['nested lists', contextual],
      ['a flat list', ['language:en', 'docusaurus_tag:docs-help-current']],
      ['a string', 'docusaurus_tag:docs-help-current'],
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
    matchedTerms: ['bounce', 'bounces'],
    queryTerms: ['bounc'],
    isHeadingMatch: true,
    ...changes,
  });

  const ask = (params: object = {}): SearchRequest => {
    const [request] = parseRequests({requests: [{indexName: 'site', query: 'bounc', ...params}]});
    if (!request) throw new Error('no request');
    return request;
  };
  const found = (hits: readonly SectionHit[], pageCount = hits.length): Findings => ({
    ...{hits, pageCount, scopeCounts: {}, extraHits: [], nearest: []},
    ...{origin: 'https://site.example', processingTimeMS: 3},
  });
  const answer = (hits: SectionHit[], params?: object) => toResult(ask(params), found(hits));
  const one = (changes?: Partial<SectionHit>, params?: object) =>
    answer([hit(changes)], params).hits[0];

  test('returns hits in the shape of a DocSearch record', () => {
    expect(one()).toMatchObject({
      objectID: expect.stringContaining('#hard') as string,
      url: 'https://site.example/help/article/bounces#hard',
      url_without_anchor: 'https://site.example/help/article/bounces',
      anchor: 'hard',
      type: 'lvl2',
      content: 'A bounce came back.',
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
    const span = '<mark>Bounc</mark>es';

    test('cover only the levels that exist', () => {
      const {hierarchy} = one({titles: ['Bounces', 'Hard']})?._highlightResult ?? {};
      expect(Object.keys(hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
      expect(hierarchy?.lvl1).toEqual({value: span, matchLevel: 'full', matchedWords: ['bounc']});
      expect(hierarchy?.lvl2).toEqual({value: 'Hard', matchLevel: 'none', matchedWords: []});
    });

    test('use the requested tags', () => {
      const tags = {highlightPreTag: '<b>', highlightPostTag: '</b>'};
      expect(one({}, tags)?._snippetResult.content?.value).toBe('A <b>bounc</b>e came back.');
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

  test('shows a snippet without code, which is found all the same', () => {
    const code = '\uE000{"bounce": true}\uE001';
    expect(one({text: `Send it. ${code} Then wait.`})?.content).toBe('Send it. Then wait.');
    expect(one({text: code, isHeadingMatch: false})).toMatchObject({type: 'lvl2', content: null});
  });

  test('counts pages of the site, not sections', () => {
    const result = toResult(ask({hitsPerPage: 3, page: 1}), found([hit(), hit()], 7));
    expect(result).toMatchObject({
      ...{nbHits: 7, page: 1, nbPages: 3, hitsPerPage: 3},
      ...{query: 'bounc', index: 'site', processingTimeMS: 3},
    });
  });
});
