import {useEffect, useEffectEvent, useReducer, useState} from 'react';

import {storageKeys, visitStore} from '@site/src/lib/storage';
import {useInterval} from '@site/src/lib/motion';
import {usePageVisible} from '@site/src/lib/visibility';
import {useStored} from '@site/src/lib/useStored';
import {initialLiveActivity, liveActivityMachine} from './liveActivityMachine';
import {nextDelayMs, pickEvent} from './liveEvents';

const REFRESH_MS = 30_000;

/**
 * The simulated activity and its timers. In a hidden tab no timer runs; on return the labels are brought up to date
 * and the next event comes after a full delay, so that nothing arrives in a burst.
 */
export function useLiveActivity() {
  const [closedMark, writeClosedMark] = useStored(storageKeys.liveActivityClosed, visitStore);
  const [state, dispatch] = useReducer(liveActivityMachine, initialLiveActivity);
  const [openedAt] = useState(Date.now);
  const [delayMs, setDelayMs] = useState(() => nextDelayMs(Math.random));
  /** On this page or on an earlier one of the visit. */
  const isClosed = closedMark !== null;
  const isRunning = usePageVisible() && !isClosed;

  const refresh = () => dispatch({type: 'refresh', nowMs: Date.now() - openedAt});
  const onStart = useEffectEvent(refresh);
  useEffect(() => {
    if (isRunning) onStart();
  }, [isRunning]);
  useInterval(refresh, isRunning ? REFRESH_MS : null);

  const arrive = () => {
    const event = pickEvent(Math.random, state.events[0]?.company);
    dispatch({type: 'arrive', event: {...event, timestamp: Date.now() - openedAt}});
    setDelayMs(nextDelayMs(Math.random));
  };
  useInterval(arrive, isRunning ? delayMs : null);

  const close = () => {
    writeClosedMark('yes');
    dispatch({type: 'close'});
  };
  return {...state, isClosed, close};
}
