import {act, renderHook} from '@testing-library/react';

import {useLoadedCode} from './useLoadedCode';

const nothing = {code: null, isOffline: false, hasFailed: false};

/** Waits as long as a failed load does before it's tried again. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('loads only when code is wanted, and once', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const {result, rerender} = renderHook(({isWanted}) => useLoadedCode(isWanted ? load : null), {
    initialProps: {isWanted: false},
  });
  expect(result.current).toMatchObject(nothing);
  expect(load).not.toHaveBeenCalled();
  rerender({isWanted: true});
  await act(async () => {});
  expect(result.current).toMatchObject({code: 'code', isOffline: false});
  rerender({isWanted: true});
  expect(load).toHaveBeenCalledOnce();
});

test('reports a missing network, and loads when it’s back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  const {result} = renderHook(() => useLoadedCode(load));
  await act(async () => {});
  expect(result.current).toMatchObject({code: null, isOffline: true});
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await act(async () => {});
  expect(result.current).toMatchObject({code: 'code', isOffline: false});
});

test('reports a failure with a network, and loads on a retry', async () => {
  const missing = new Error('Loading chunk 1 failed.');
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing);
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const {result} = renderHook(() => useLoadedCode(load));
  await settle();
  expect(result.current.hasFailed).toBe(true);
  expect(result.current).toMatchObject({code: null, isOffline: false});
  expect(report).toHaveBeenCalledExactlyOnceWith(missing);
  act(() => result.current.retry());
  expect(result.current).toMatchObject(nothing);
  await settle();
  expect(result.current.code).toBe('code');
});

test('forgets a failure once the code isn’t wanted', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce('missing').mockRejectedValueOnce('missing');
  vi.stubGlobal('reportError', vi.fn());
  const {result, rerender} = renderHook(({isWanted}) => useLoadedCode(isWanted ? load : null), {
    initialProps: {isWanted: true},
  });
  await settle();
  expect(result.current.hasFailed).toBe(true);
  rerender({isWanted: false});
  rerender({isWanted: true});
  expect(result.current).toMatchObject(nothing);
  await settle();
  expect(result.current.code).toBe('code');
});
