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

/** The demo and its guided run with a clock, which stands still in a hidden tab and ends with the component. */
export function useGuidedDemo(): [GuidedState, Dispatch<GuidedEvent>] {
  const [state, dispatch] = useReducer(guidedReducer, initialGuided);
  const isRunning = usePageVisible() && isClockNeeded(state);
  // A new start has its first tick a full 100 ms later, also when the clock was running already.
  const run = isTicking(state.demo) ? `${state.demo.step} ${state.demo.run}` : '';

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => dispatch({type: 'tick'}), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, run]);

  return [state, dispatch];
}
