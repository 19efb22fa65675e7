import {act, renderHook} from '@testing-library/react';

import {useCopy} from './useCopy';

const offer = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  offer({writeText: () => Promise.resolve()});
});

test('the outcome stands for two seconds', async () => {
  const {result} = renderHook(() => useCopy());
  expect(result.current.outcome).toBeNull();
  await act(() => result.current.copy('x'));
  expect(result.current.outcome).toBe('copied');
  pass(1999);
  expect(result.current.outcome).toBe('copied');
  pass(1);
  expect(result.current.outcome).toBeNull();
});

test('a second press gives it two seconds more', async () => {
  const {result} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  pass(1500);
  await act(() => result.current.copy('x'));
  pass(1500);
  expect(result.current.outcome).toBe('copied');
});

test('without a clipboard it has failed', async () => {
  offer(undefined);
  const {result} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  expect(result.current.outcome).toBe('failed');
});

test('a text that does not come has failed, and is no error of the page besides', async () => {
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

test('a button that goes away while it copies leaves no timer', async () => {
  const {result, unmount} = renderHook(() => useCopy());
  const copying = result.current.copy('x');
  unmount();
  await copying;
  expect(vi.getTimerCount()).toBe(0);
});

test('a button that goes away with its outcome takes its timer along', async () => {
  const {result, unmount} = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  // React has timers of its own here.
  const timers = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(timers - 1);
});
