import {useEffect, useEffectEvent, useReducer, useRef} from 'react';

import {storageKeys, visitStore} from '@site/src/lib/storage';
import {useInterval} from '@site/src/lib/useInterval';
import {usePageVisible} from '@site/src/lib/usePageVisible';
import {useStored} from '@site/src/lib/useStored';
import {
  initialLiveActivity,
  liveActivityMachine,
  type LiveActivityState,
} from './liveActivityMachine';
import {nextDelayMs, pickEvent, type RandomSource} from './liveEvents';

const REFRESH_MS = 30_000;

/** Its own button, or the one on an earlier page of the visit; null while it is open. */
export type ClosedBy = 'button' | 'earlier page' | null;

export interface LiveActivity extends LiveActivityState {
  readonly closedBy: ClosedBy;
  /** For the visit. */
  readonly close: () => void;
}

/**
 * The simulated activity and its timers. In a hidden tab no timer runs; on return the labels are brought up to date
 * and the next event comes after a full delay, so that nothing arrives in a burst.
 *
 * @param clock milliseconds
 */
export function useLiveActivity(
  clock: () => number = Date.now,
  random: RandomSource = Math.random,
): LiveActivity {
  const [closedMark, writeClosedMark] = useStored(storageKeys.liveActivityClosed, visitStore);
  const [state, dispatch] = useReducer(liveActivityMachine, initialLiveActivity);
  const closedBy = closedByOf(state.status, closedMark);
  const isRunning = usePageVisible() && closedBy === null;

  const openedAtRef = useRef<number | null>(null);
  const sinceOpened = () => clock() - (openedAtRef.current ??= clock());
  const refresh = () => dispatch({type: 'refresh', nowMs: sinceOpened()});

  const onStart = useEffectEvent(refresh);
  const delayMs = useEffectEvent(() => nextDelayMs(random));
  const onArrival = useEffectEvent(() => {
    const picked = pickEvent(random, state.events[0]?.company);
    dispatch({type: 'arrive', event: {...picked, timestamp: sinceOpened()}});
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    onStart();
    let timer: ReturnType<typeof setTimeout>;
    const scheduleNext = () => {
      timer = setTimeout(() => {
        onArrival();
        scheduleNext();
      }, delayMs());
    };
    scheduleNext();
    return () => clearTimeout(timer);
  }, [isRunning]);

  useInterval(refresh, isRunning ? REFRESH_MS : null);

  return {
    ...state,
    closedBy,
    close: () => {
      writeClosedMark('yes');
      dispatch({type: 'close'});
    },
  };
}

function closedByOf(status: LiveActivityState['status'], mark: string | null): ClosedBy {
  if (status === 'closed') return 'button';
  return mark === null ? null : 'earlier page';
}
