import {campaign} from '@site/src/data/campaign';
import {
  firstLiveEvents,
  liveActions,
  liveCompanies,
  type LiveAction,
  type LiveCompany,
} from '@site/src/data/liveActivity';
import {counted} from '@site/src/data/written';
import {HOUR_MS} from '@site/src/lib/dates';

export interface LiveEvent extends LiveCompany {
  readonly id: number;
  readonly action: LiveAction;
  /** Milliseconds since the page opened; negative before that. */
  readonly timestamp: number;
}

export interface LiveActivityState {
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
  | {readonly type: 'refresh'; readonly nowMs: number};

const EVENTS_SHOWN = 3;
const SHORTEST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 45_000;
const MINUTE_MS = 60_000;

/** The same on the server and in every browser, because time starts when the page opens. */
export const initialLiveActivity: LiveActivityState = {
  events: firstLiveEvents.map(({ageMinutes, ...event}, index) => ({
    ...event,
    id: firstLiveEvents.length - index,
    timestamp: -ageMinutes * MINUTE_MS,
  })),
  joinedThisWeek: campaign.joinedThisWeek,
  spotsRemaining: campaign.spotsRemaining,
  nowMs: 0,
};

export function liveActivityReducer(
  state: LiveActivityState,
  action: LiveActivityAction,
): LiveActivityState {
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
  }
}

/** Returns a number from 0 up to 1, like `Math.random`. */
type RandomSource = () => number;

/** Whole milliseconds until the next event, both limits included. */
export function nextDelayMs(random: RandomSource): number {
  return SHORTEST_DELAY_MS + Math.floor(random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS + 1));
}

/** Picks a random event of any company but the previous one. */
export function pickEvent(
  random: RandomSource,
  previousCompany: string | undefined,
): Omit<LiveEvent, 'id' | 'timestamp'> {
  const others = liveCompanies.filter(({company}) => company !== previousCompany);
  const actions = Object.keys(liveActions) as LiveAction[];
  return {...pick(others, random), action: pick(actions, random)};
}

const pick = <Item>(items: readonly Item[], random: RandomSource): Item =>
  items[Math.floor(random() * items.length)]!;

/** Formats an age. A negative one, after the clock was set back, is `Just now`. */
export function relativeLabel(ageMs: number): string {
  if (ageMs < MINUTE_MS) return 'Just now';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
  return `${counted(Math.floor(ageMs / HOUR_MS), 'hour')} ago`;
}
