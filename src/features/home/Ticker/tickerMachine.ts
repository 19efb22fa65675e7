export interface TickerState {
  /** The visitor pressed pause: it stands until they press again. */
  readonly isPaused: boolean;
  /** The pointer rests on it or the focus is in it: it stands for as long as that lasts. */
  readonly isHeld: boolean;
}

export type TickerEvent =
  /** Pointer or focus came in, or left. */
  | 'held'
  | 'released'
  /** The button. */
  | 'pressed';

export const runningTicker: TickerState = {isPaused: false, isHeld: false};

/** A press to run on also lets go: the pointer and the focus are on the button then, and would hold it still. */
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
