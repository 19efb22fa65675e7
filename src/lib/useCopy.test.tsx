import {act, renderHook} from '@testing-library/react';

import {useCopy} from './useCopy';

const offer = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  offer({writeText: () => Promise.resolve()});
});

test('returns the outcome for two seconds', async () => {
  const {result} = renderHook(() => useCopy());
  expect(result.current.outcome).toBeNull();
  await act(() => result.current.copy('x'));
  expect(result.current.outcome).toBe('copied');
  pass(1999);
  expect(result.current.outcome).toBe('copied');
  pass(1);
  expect(result.current.outcome).toBeNull();
});

test('restarts the two seconds after a second copy', async () => {
  const {result} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  pass(1500);
  await act(() => result.current.copy('x'));
  pass(1500);
  expect(result.current.outcome).toBe('copied');
});

test('fails without a clipboard', async () => {
  offer(undefined);
  const {result} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  expect(result.current.outcome).toBe('failed');
});

test('fails without an unhandled rejection if the text is rejected', async () => {
  vi.useRealTimers();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('ClipboardItem', class {});
  offer({write: () => Promise.reject(new DOMException('no', 'NotAllowedError'))});
  const {result, unmount} = renderHook(() => useCopy());
  await act(() => result.current.copy(Promise.reject(new Error('404'))));
  expect(result.current.outcome).toBe('failed');
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  unmount();
  process.off('unhandledRejection', unhandled);
});

test('starts no timer after unmounting during a copy', async () => {
  const {result, unmount} = renderHook(() => useCopy());
  const copying = result.current.copy('x');
  unmount();
  await copying;
  expect(vi.getTimerCount()).toBe(0);
});

test('clears its timer on unmount', async () => {
  const {result, unmount} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  // React has its own timers here.
  const timers = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(timers - 1);
});
