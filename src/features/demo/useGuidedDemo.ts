import {useEffect, useReducer, type Dispatch} from 'react';

import {usePageVisible} from '@site/src/lib/visibility';
import {isTicking, TICK_MS} from './demoMachine';
import {
  guidedReducer,
  initialGuided,
  isClockNeeded,
  type GuidedEvent,
  type GuidedState,
} from './tour/guide';

/** The state of the demo and its guided tour, with a timer that pauses while the tab is hidden. */
export function useGuidedDemo(): [GuidedState, Dispatch<GuidedEvent>] {
  const [state, dispatch] = useReducer(guidedReducer, initialGuided);
  const isRunning = usePageVisible() && isClockNeeded(state);
  // Restarts the timer with each run, so the first tick is always a full interval away.
  const run = isTicking(state.demo) ? `${state.demo.step} ${state.demo.run}` : '';

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => dispatch({type: 'tick'}), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, run]);

  return [state, dispatch];
}
