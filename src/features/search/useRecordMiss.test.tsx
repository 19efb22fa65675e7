import {renderHook} from '@testing-library/react';

import {storageKeys} from '@site/src/data/storageKeys';
import {createStore} from '@site/src/lib/storage';
import {addMissed, parseMissed, recordMiss, useRecordMiss} from './useRecordMiss';

test.each([null, '', '{', '{"a":1}', 'null'])('parseMissed(%j) is an empty list', (stored) => {
  expect(parseMissed(stored)).toEqual([]);
});

test('addMissed: has each query once, newest first, and drops the oldest', () => {
  expect(addMissed(['b', 'A'], ' a ')).toEqual(['a', 'b']);
  expect(addMissed(['b'], '  ')).toEqual(['b']);
  const many = Array.from({length: 60}, (_, at) => `q${at}`).reduce(addMissed, []);
  expect(many).toHaveLength(50);
  expect(many[0]).toBe('q59');
  expect(addMissed([], 'x'.repeat(5000))[0]).toHaveLength(200);
});

function setUp(endpoint: string | null) {
  const items = new Map<string, string>();
  const store = createStore(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
  const send = vi.fn();
  const record = (query: string) => recordMiss(query, {store, endpoint, send});
  return {items, send, record};
}

test('recordMiss: stores on the device and sends nothing without an endpoint', () => {
  const {items, send, record} = setUp(null);
  record('unicorns');
  expect(JSON.parse(items.get(storageKeys.missedQueries) ?? '')).toEqual(['unicorns']);
  expect(send).not.toHaveBeenCalled();
});

test('recordMiss: sends each query once to the endpoint', () => {
  const {send, record} = setUp('/misses');
  record('unicorns');
  record('Unicorns');
  expect(send.mock.calls).toEqual([['/misses', '{"query":"unicorns"}']]);
});

test('recordMiss: replaces a damaged list', () => {
  const {items, record} = setUp(null);
  items.set(storageKeys.missedQueries, 'x');
  record('unicorns');
  expect(items.get(storageKeys.missedQueries)).toBe('["unicorns"]');
});

test('useRecordMiss: records a query that has settled, and not the words on the way', () => {
  vi.useFakeTimers();
  const {rerender} = renderHook((query: string | null) => useRecordMiss(query), {
    initialProps: 'uni',
  });
  vi.advanceTimersByTime(1000);
  rerender('unicorns');
  vi.advanceTimersByTime(1400);
  expect(localStorage.getItem(storageKeys.missedQueries)).toBeNull();
  vi.advanceTimersByTime(100);
  expect(localStorage.getItem(storageKeys.missedQueries)).toBe('["unicorns"]');
});
