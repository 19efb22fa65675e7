import {campaign} from '@site/src/data/campaign';
import {firstLiveEvents, type LiveAction, type LiveCompany} from '@site/src/data/liveActivity';

export interface LiveEvent extends LiveCompany {
  readonly id: number;
  readonly action: LiveAction;
  /** Milliseconds since the page opened; negative before that. */
  readonly timestamp: number;
}

export interface LiveActivityState {
  readonly status: 'open' | 'closed';
  /** The three latest, newest first. */
  readonly events: readonly LiveEvent[];
  readonly joinedThisWeek: number;
  /** Never below `campaign.fewestSpotsShown`. */
  readonly spotsRemaining: number;
  /** When the labels were last refreshed, in milliseconds since the page opened. */
  readonly nowMs: number;
}

export type LiveActivityAction =
  | {readonly type: 'arrive'; readonly event: Omit<LiveEvent, 'id'>}
  | {readonly type: 'refresh'; readonly nowMs: number}
  | {readonly type: 'close'};

const EVENTS_SHOWN = 3;
const MINUTE_MS = 60_000;

/** The same on the server and in every browser, because time starts when the page opens. */
export const initialLiveActivity: LiveActivityState = {
  status: 'open',
  events: firstLiveEvents.map(({ageMinutes, ...event}, index) => ({
    ...event,
    id: firstLiveEvents.length - index,
    timestamp: -ageMinutes * MINUTE_MS,
  })),
  joinedThisWeek: campaign.joinedThisWeek,
  spotsRemaining: campaign.spotsRemaining,
  nowMs: 0,
};

export function liveActivityMachine(
  state: LiveActivityState,
  action: LiveActivityAction,
): LiveActivityState {
  if (state.status === 'closed') return state;
  switch (action.type) {
    case 'arrive': {
      const {event} = action;
      const id = (state.events[0]?.id ?? 0) + 1;
      const joined = event.action === 'joined' ? 1 : 0;
      return {
        ...state,
        events: [{...event, id}, ...state.events].slice(0, EVENTS_SHOWN),
        joinedThisWeek: state.joinedThisWeek + joined,
        spotsRemaining: Math.max(campaign.fewestSpotsShown, state.spotsRemaining - joined),
        nowMs: event.timestamp,
      };
    }
    case 'refresh':
      return {...state, nowMs: action.nowMs};
    case 'close':
      return {...state, status: 'closed'};
  }
}
