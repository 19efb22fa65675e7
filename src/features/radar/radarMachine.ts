/** The open card and the follow-ups so far. Resets with the page. */
export interface RadarState {
  /** The lead whose card is open, or null. */
  readonly openId: string | null;
  /** Leads whose follow-up is marked done. */
  readonly doneIds: readonly string[];
  /** The last follow-up marked or undone, to announce it. Null again when the next card opens. */
  readonly lastMark: {readonly id: string; readonly isDone: boolean} | null;
  readonly isSweepStopped: boolean;
}

export type RadarAction =
  /** Opens the card of a dot, or closes it if it was open. */
  | {readonly type: 'press'; readonly id: string}
  /** Marks the follow-up of the open card done, or undoes that, and closes the card. */
  | {readonly type: 'followUp'}
  /** The close button, Escape, or a click outside. */
  | {readonly type: 'close'}
  /** Closes the open card when its lead is no longer shown. */
  | {readonly type: 'filter'; readonly shownIds: readonly string[]}
  /** Stops or starts the sweep. */
  | {readonly type: 'toggleSweep'};

export const closedRadar: RadarState = {
  openId: null,
  doneIds: [],
  lastMark: null,
  isSweepStopped: false,
};

export function radarReducer(state: RadarState, action: RadarAction): RadarState {
  switch (action.type) {
    case 'press':
      return {
        ...state,
        openId: state.openId === action.id ? null : action.id,
        lastMark: null,
      };
    case 'followUp':
      return state.openId === null
        ? state
        : {...state, ...markOf(state, state.openId), openId: null};
    case 'close':
      return state.openId === null ? state : {...state, openId: null};
    case 'filter':
      return state.openId === null || action.shownIds.includes(state.openId)
        ? state
        : {...state, openId: null};
    case 'toggleSweep':
      return {...state, isSweepStopped: !state.isSweepStopped};
  }
}

function markOf({doneIds}: RadarState, id: string): Pick<RadarState, 'doneIds' | 'lastMark'> {
  const isDone = !doneIds.includes(id);
  return {
    doneIds: isDone ? [...doneIds, id] : doneIds.filter((doneId) => doneId !== id),
    lastMark: {id, isDone},
  };
}
