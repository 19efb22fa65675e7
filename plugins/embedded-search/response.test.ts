import type {SectionHit} from './engine';
import {parseRequests, type SearchRequest} from './requests';
import {toResult} from './response';

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
const answer = (hits: SectionHit[], params?: object) => toResult(ask(params), hits, circumstances);
const one = (changes?: Partial<SectionHit>, params?: object) =>
  answer([hit(changes)], params).hits[0];

test('a hit has the shape of a DocSearch record', () => {
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

test('the top of a page has no anchor', () => {
  expect(one({anchor: '', titles: ['Email bounces']})).toMatchObject({
    url: 'https://site.example/help/article/bounces',
    anchor: null,
    type: 'lvl1',
  });
});

test('a match in the text alone is a content hit, unless there is no text to show', () => {
  expect(one({isHeadingMatch: false})?.type).toBe('content');
  expect(one({isHeadingMatch: false, text: ''})).toMatchObject({type: 'lvl2', content: null});
});

describe('highlights', () => {
  const span = '<span class="algolia-docsearch-suggestion--highlight">Bounc</span>es';

  test('are in the existing levels only, which the search page lists as breadcrumbs', () => {
    const {hierarchy} = one({titles: ['Bounces', 'Hard']})?._highlightResult ?? {};
    expect(Object.keys(hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
    expect(hierarchy?.lvl1).toEqual({value: span, matchLevel: 'full', matchedWords: ['bounc']});
    expect(hierarchy?.lvl2).toEqual({value: 'Hard', matchLevel: 'none', matchedWords: []});
  });

  test('use the tags asked for', () => {
    const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
    expect(one({}, tags)?._snippetResult.content?.value).toBe('A <mark>bounc</mark>e came back');
  });

  test('leave the group alone, by whose value the modal groups', () => {
    const {hierarchy} = one({group: 'Bounces & co'})?._highlightResult ?? {};
    expect(hierarchy?.lvl0?.value).toBe('Bounces &amp; co');
  });
});

test('nothing from a page or query reaches the UI as markup', () => {
  const evil = '<img src=x onerror=alert(1)> bounce';
  const {_highlightResult, _snippetResult, hierarchy, content} =
    one({titles: [evil, evil], text: evil, group: evil}, {query: evil}) ?? {};
  const all = JSON.stringify([_highlightResult, _snippetResult, hierarchy, content]);
  expect(all).toContain('&lt;img');
  expect(all).not.toContain('<img');
});

describe('pages of hits', () => {
  const hits = Array.from({length: 7}, (_, n) => hit({anchor: `a${n}`}));
  const anchors = (params: object) => answer(hits, params).hits.map(({anchor}) => anchor);

  test('are cut from the list', () => {
    expect(anchors({hitsPerPage: 3})).toEqual(['a0', 'a1', 'a2']);
    expect(anchors({hitsPerPage: 3, page: 2})).toEqual(['a6']);
    expect(anchors({hitsPerPage: 3, page: 3})).toEqual([]);
  });

  test('are counted', () => {
    expect(answer(hits, {hitsPerPage: 3, page: 1})).toMatchObject({
      ...{nbHits: 7, page: 1, nbPages: 3, hitsPerPage: 3, exhaustiveNbHits: true},
      ...{query: 'bounc', params: 'query=bounc&page=1&hitsPerPage=3', index: 'site'},
      processingTimeMS: 3,
    });
    expect(answer([])).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(answer(hits, {hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 7, nbPages: 0});
  });
});
