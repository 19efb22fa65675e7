export interface TickerState {
  /** Paused with the button, until the visitor resumes it. */
  readonly isPaused: boolean;
  /** Stopped while hovered or focused. */
  readonly isHeld: boolean;
}

export type TickerEvent =
  /** Pointer or focus entered or left. */
  'held' | 'released' | 'pressed';

export const runningTicker: TickerState = {isPaused: false, isHeld: false};

/** Resuming also releases it, because the pointer or the focus is on the button and would keep it stopped. */
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
