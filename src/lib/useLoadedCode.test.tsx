import {act, renderHook} from '@testing-library/react';

import {useLoadedCode} from './useLoadedCode';

const nothing = {code: null, isOffline: false};

test('loads only when code is wanted, and once', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const {result, rerender} = renderHook(({isWanted}) => useLoadedCode(isWanted ? load : null), {
    initialProps: {isWanted: false},
  });
  expect(result.current).toEqual(nothing);
  expect(load).not.toHaveBeenCalled();
  rerender({isWanted: true});
  await act(async () => {});
  expect(result.current).toEqual({code: 'code', isOffline: false});
  rerender({isWanted: true});
  expect(load).toHaveBeenCalledOnce();
});

test('reports a missing network, and loads when it’s back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  const {result} = renderHook(() => useLoadedCode(load));
  await act(async () => {});
  expect(result.current).toEqual({code: null, isOffline: true});
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await act(async () => {});
  expect(result.current).toEqual({code: 'code', isOffline: false});
});
