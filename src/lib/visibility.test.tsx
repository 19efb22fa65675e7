import {act, renderHook} from '@testing-library/react';

import {useOnScreen, useSeen} from './visibility';

type Entries = readonly {readonly isIntersecting: boolean}[];

const observers = new Set<(entries: Entries) => void>();

beforeEach(() => {
  class FakeObserver {
    constructor(private readonly listener: (entries: Entries) => void) {}
    observe = () => observers.add(this.listener);
    disconnect = () => observers.delete(this.listener);
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

/** The browser reports these states together. */
function report(...states: boolean[]) {
  const entries = states.map((isIntersecting) => ({isIntersecting}));
  act(() => observers.forEach((listener) => listener(entries)));
}

const ref = {current: document.createElement('p')};

test('useOnScreen: is the last of several states, and stops observing with the component', () => {
  const {result, unmount} = renderHook(() => useOnScreen(ref));
  expect(result.current).toBe(false);
  report(false, true);
  expect(result.current).toBe(true);
  report(true, false);
  expect(result.current).toBe(false);
  unmount();
  expect(observers.size).toBe(0);
});

test('useSeen: stays true, and stops observing', () => {
  const {result} = renderHook(() => useSeen(ref));
  report(false);
  expect(result.current).toBe(false);
  report(true, false);
  expect(result.current).toBe(true);
  expect(observers.size).toBe(0);
});
