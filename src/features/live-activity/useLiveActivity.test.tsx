import '@site/test/fixtures/figures';

import {act, renderHook} from '@testing-library/react';

import {storageKeys, visitStore} from '@site/src/lib/storage';
import {relativeLabel} from './liveEvents';
import {useLiveActivity} from './useLiveActivity';

const SHORTEST = 15_000;

/** Dice that stand still at 0: the next event after 15 s, the first other company, "joined". */
const still = () => 0;

let visibility: DocumentVisibilityState = 'visible';

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const start = () => renderHook(() => useLiveActivity(Date.now, still)).result;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const labels = ({events, nowMs}: ReturnType<typeof useLiveActivity>) =>
  events.map(({timestamp}) => relativeLabel(nowMs - timestamp));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an event arrives after the delay, and the next after another', () => {
  const result = start();
  pass(SHORTEST - 1);
  expect(result.current.joinedThisWeek).toBe(873);
  pass(1);
  expect(result.current.joinedThisWeek).toBe(874);
  expect(labels(result.current)).toEqual(['Just now', '2 min ago', '7 min ago']);
  pass(SHORTEST);
  expect(result.current).toMatchObject({joinedThisWeek: 875, spotsRemaining: 125});
  const [newest, previous] = result.current.events;
  expect(newest?.company).not.toBe(previous?.company);
});

test('the labels are refreshed every 30 s without an event', () => {
  // The dice stand at the longest delay: 45 s.
  const {result} = renderHook(() => useLiveActivity(Date.now, () => 1 - Number.EPSILON));
  pass(29_999);
  expect(result.current.nowMs).toBe(0);
  pass(1);
  expect(result.current.nowMs).toBe(30_000);
  pass(30_000);
  expect(result.current.nowMs).toBe(60_000);
  expect(labels(result.current)).toContain('3 min ago');
});

test('in a hidden tab no timer runs, and nothing arrives in a burst on return', () => {
  const result = start();
  setVisibility('hidden');
  expect(jest.getTimerCount()).toBe(0);
  pass(60 * 60_000);
  expect(result.current.joinedThisWeek).toBe(873);

  setVisibility('visible');
  expect(labels(result.current)).toEqual(['1 hour ago', '1 hour ago', '1 hour ago']);
  pass(SHORTEST - 1);
  expect(result.current.joinedThisWeek).toBe(873);
  pass(1);
  expect(result.current.joinedThisWeek).toBe(874);
});

test('its button closes it, stops its timers and leaves a mark for the visit', () => {
  const result = start();
  act(() => result.current.close());
  expect(result.current.closedBy).toBe('button');
  expect(jest.getTimerCount()).toBe(0);
  expect(visitStore.read(storageKeys.liveActivityClosed)).toBe('yes');
  expect(sessionStorage.getItem('live-activity-closed')).toBe('yes');
});

test('a mark from an earlier page keeps it closed', () => {
  sessionStorage.setItem('live-activity-closed', 'yes');
  expect(start().current.closedBy).toBe('earlier page');
  expect(jest.getTimerCount()).toBe(0);
});

test('it goes away with its timers', () => {
  const {unmount} = renderHook(() => useLiveActivity(Date.now, still));
  expect(jest.getTimerCount()).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
