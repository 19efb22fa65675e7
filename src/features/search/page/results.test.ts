import type {SearchResult} from '@site/plugins/embedded-search/response';
import {noResults, reduceResults, type ResultsEvent} from './results';

const result = (page: number, names: readonly string[]) =>
  ({
    ...{page, nbPages: 2, nbHits: 12, nearest: []},
    hits: names.map((objectID) => ({objectID})),
  }) as unknown as SearchResult;

const after = (...events: readonly ResultsEvent[]) => events.reduce(reduceResults, noResults);
const started = (search: string): ResultsEvent => ({type: 'started', search});
const answered = (search: string, page: number, ...names: string[]): ResultsEvent => ({
  ...{type: 'answered', search},
  result: result(page, names),
});
const names = ({hits}: typeof noResults) => hits.map(({objectID}) => objectID);

test('results of an earlier search are dropped', () => {
  const state = after(started('a'), started('b'), answered('b', 0, 'new'), answered('a', 0, 'old'));
  expect(names(state)).toEqual(['new']);
});

test('hits stay until the next results, and disappear if the search fails', () => {
  const loading = after(started('a'), answered('a', 0, 'one'), started('b'));
  expect([loading.status, names(loading)]).toEqual(['loading', ['one']]);
  expect(reduceResults(loading, {type: 'failed', search: 'b'})).toMatchObject({
    ...{status: 'failed', hits: [], pageCount: 0},
  });
});

test('titles of the first page show before their texts, while it loads', () => {
  const titled = (page: number, name: string): ResultsEvent => ({
    ...{type: 'titled', search: 'a'},
    result: result(page, [name]),
  });
  const loading = after(started('a'), titled(0, 'title'));
  expect([loading.status, names(loading), loading.hasMore]).toEqual(['loading', ['title'], false]);
  const shown = reduceResults(loading, answered('a', 0, 'title', 'two'));
  expect(names(shown)).toEqual(['title', 'two']);
  expect(names(reduceResults(shown, titled(1, 'three')))).toEqual(['title', 'two']);
});

test('the next page of results is added, and the last one says so', () => {
  const first = after(started('a'), answered('a', 0, 'one'));
  expect(first.hasMore).toBe(true);
  const second = [started('a'), answered('a', 1, 'two')].reduce(reduceResults, first);
  expect([names(second), second.hasMore]).toEqual([['one', 'two'], false]);
});

test('the next search starts at its first page', () => {
  const first = [started('a'), answered('a', 1, 'two')].reduce(
    reduceResults,
    after(started('a'), answered('a', 0, 'one')),
  );
  expect(first.page).toBe(1);
  expect(reduceResults(first, started('b'))).toMatchObject({page: 0, hasMore: false});
});

test('a hit that comes twice is shown once', () => {
  const twice = after(
    ...[started('a'), answered('a', 0, 'one')],
    ...[started('a'), started('a'), answered('a', 1, 'one', 'two'), answered('a', 1, 'one', 'two')],
  );
  expect(names(twice)).toEqual(['one', 'two']);
});

test('a cleared query has no results, even when some arrive later', () => {
  expect(after(started('a'), {type: 'cleared'}, answered('a', 0, 'one'))).toEqual(noResults);
});
