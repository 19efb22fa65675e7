import {useEffect, useEffectEvent, useReducer, useState} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {visitStore} from '@site/src/lib/storage';
import {useInterval} from '@site/src/lib/motion';
import {usePageVisible} from '@site/src/lib/visibility';
import {useStored} from '@site/src/lib/useStored';
import {
  initialLiveActivity,
  liveActivityReducer,
  nextDelayMs,
  pickEvent,
} from './liveActivityMachine';

const REFRESH_MS = 30_000;

/**
 * The simulated activity and its timers. Timers stop in a hidden tab. On return, the labels refresh and the next event
 * arrives after a full delay, so that events never come in a burst.
 */
export function useLiveActivity() {
  const [closedMark, writeClosedMark] = useStored(storageKeys.liveActivityClosed, visitStore);
  const [state, dispatch] = useReducer(liveActivityReducer, initialLiveActivity);
  const [openedAt] = useState(Date.now);
  const [delayMs, setDelayMs] = useState(() => nextDelayMs(Math.random));
  const [isClosedHere, setClosedHere] = useState(false);
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
    setClosedHere(true);
  };
  return {...state, isClosed, isClosedHere, close};
}
