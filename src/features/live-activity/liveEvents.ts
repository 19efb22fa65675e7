import {
  liveActions,
  liveCompanies,
  type LiveAction,
  type LiveCompany,
} from '@site/src/data/liveActivity';

/** 0 inclusive to 1 exclusive, as `Math.random`. */
export type RandomSource = () => number;

const SHORTEST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 45_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long until the next event: whole milliseconds from 15,000 to 45,000, both included. */
export function nextDelayMs(random: RandomSource): number {
  const span = LONGEST_DELAY_MS - SHORTEST_DELAY_MS + 1;
  return SHORTEST_DELAY_MS + Math.floor(random() * span);
}

/**
 * What happens next.
 * @param previousCompany is not picked again.
 */
export function pickEvent(
  random: RandomSource,
  previousCompany: string | undefined,
): LiveCompany & {readonly action: LiveAction} {
  const others = liveCompanies.filter(({company}) => company !== previousCompany);
  const actions = Object.keys(liveActions) as LiveAction[];
  return {...pick(others, random), action: pick(actions, random)};
}

function pick<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from, or random() is not below 1');
  return item;
}

/** `Just now`, `n min ago`, `n hours ago`. An age below zero, from a clock set back, is `Just now`. */
export function relativeLabel(ageMs: number): string {
  if (ageMs < MINUTE_MS) return 'Just now';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
  const hours = Math.floor(ageMs / HOUR_MS);
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
}
