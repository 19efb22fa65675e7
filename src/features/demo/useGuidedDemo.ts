import {useEffect, useReducer, type Dispatch} from 'react';

import {usePageVisible} from '@site/src/lib/visibility';
import type * as engine from './engine';
import {initialGuided} from './initial';
import type {GuidedEvent, GuidedState} from './tour/guide';

export type DemoEngine = typeof engine;

const unchanged = (state: GuidedState) => state;

/**
 * The state of the demo and its guided tour, with a timer that pauses while the tab is hidden.
 *
 * @param engine null until it's loaded; events before that are ignored.
 */
export function useGuidedDemo(engine: DemoEngine | null): [GuidedState, Dispatch<GuidedEvent>] {
  const [state, dispatch] = useReducer<GuidedState, [GuidedEvent]>(
    engine?.guidedReducer ?? unchanged,
    initialGuided,
  );
  const isRunning = usePageVisible() && engine?.isClockNeeded(state);
  // Restarts the timer with each run, so the first tick is always a full interval away.
  const run = engine?.isTicking(state.demo) ? `${state.demo.step} ${state.demo.run}` : '';

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => dispatch({type: 'tick'}), engine?.TICK_MS);
    return () => clearInterval(timer);
  }, [engine, isRunning, run]);

  return [state, dispatch];
}
