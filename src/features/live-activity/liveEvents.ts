import {liveActions, liveCompanies, type LiveAction} from '@site/src/data/liveActivity';
import {counted} from '@site/src/data/written';
import type {LiveEvent} from './liveActivityMachine';

/** Returns a number from 0 up to 1, like `Math.random`. */
export type RandomSource = () => number;

const SHORTEST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 45_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
