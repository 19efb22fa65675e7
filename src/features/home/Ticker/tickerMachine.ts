export interface TickerState {
  /** Paused with the button, until the visitor resumes it. */
  readonly isPaused: boolean;
  /** Stopped for as long as the pointer or the focus is on it. */
  readonly isHeld: boolean;
}

export type TickerEvent =
  /** Pointer or focus came in, or left. */
  'held' | 'released' | 'pressed';

export const runningTicker: TickerState = {isPaused: false, isHeld: false};

/** Resuming also releases it: the pointer and the focus are on the button then, and would hold it. */
export function tickerReducer(state: TickerState, event: TickerEvent): TickerState {
  switch (event) {
    case 'held':
      return {...state, isHeld: true};
    case 'released':
      return {...state, isHeld: false};
    case 'pressed':
      return state.isPaused ? runningTicker : {...state, isPaused: true};
  }
}
