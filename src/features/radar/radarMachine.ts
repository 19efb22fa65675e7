/** Which card is open, and what was done so far. Lasts as long as the page. */
export interface RadarState {
  /** The lead whose card is open; null while none is. */
  readonly openId: string | null;
  /** Leads whose follow-up is marked done. */
  readonly doneIds: readonly string[];
  /** The last mark that was set or taken back, to be announced; forgotten when the next card opens. */
  readonly lastMark: {readonly id: string; readonly isDone: boolean} | null;
  readonly isSweepStopped: boolean;
}

export type RadarAction =
  /** A dot was pressed: its card opens, or closes when it was open. */
  | {readonly type: 'press'; readonly id: string}
  /** The follow-up button of the open card: marks the follow-up done, or takes that back, and closes the card. */
  | {readonly type: 'followUp'}
  /** The card's close button, Escape, or a press outside. */
  | {readonly type: 'close'}
  /** Another part of the leads is shown: a card whose dot is gone closes. */
  | {readonly type: 'filter'; readonly shownIds: readonly string[]}
  /** The visitor stops the sweep or lets it run again. */
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
