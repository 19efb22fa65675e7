import {act, fireEvent, renderHook, waitFor} from '@testing-library/react';

import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {useResults} from './useResults';

type Search = (query: {readonly requests: readonly {query: string; page: number}[]}) => unknown;

const search = vi.fn<Search>(({requests: [{query, page} = {query: '', page: 0}]}) => {
  const hits = [{objectID: `${query} ${page}`}];
  return Promise.resolve({results: [{page, nbPages: 2, nbHits: 2, nearest: [], hits}]});
});
const client = {search} as unknown as SearchClient;
const filters = ['language:en', []];

function setUp() {
  const {result, rerender} = renderHook(({query}) => useResults(client, query, filters), {
    initialProps: {query: 'dns'},
  });
  const ids = () => result.current.state.hits.map(({objectID}) => objectID);
  return {result, rerender, ids};
}

test('useResults: searches for each query, and adds its next page', async () => {
  const {result, rerender, ids} = setUp();
  await waitFor(() => expect(ids()).toEqual(['dns 0']));
  act(() => result.current.loadMore());
  await waitFor(() => expect(ids()).toEqual(['dns 0', 'dns 1']));
  rerender({query: 'spf'});
  await waitFor(() => expect(ids()).toEqual(['spf 0']));
  rerender({query: ' '});
  expect(result.current.state.status).toBe('idle');
});

test('useResults: searches again when the network is back, until that succeeds', async () => {
  search.mockClear().mockRejectedValueOnce(new TypeError('offline'));
  const {result, ids} = setUp();
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(ids()).toEqual(['dns 0']));
  fireEvent(window, new Event('online'));
  expect(search).toHaveBeenCalledTimes(2);
});
