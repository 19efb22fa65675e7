import {limits} from '@site/src/data/limits';
import type {CallCount} from './state';

/** The sandbox's own: more calls than this in ten seconds show what a 429 looks like. */
export const BURST = 20;
const BURST_MS = 10_000;
const HOUR_MS = 3_600_000;

export interface Counted {
  readonly calls: CallCount;
  readonly headers: Readonly<Record<string, string>>;
  /** What is exceeded and how many seconds to wait, or null. */
  readonly exceeded: {readonly what: 'hour' | 'burst'; readonly waitSeconds: number} | null;
}

/**
 * Counts one call. A call that is refused for its number does not count.
 *
 * @param isBusy refuses the call as the next of a burst, so that one can see a 429 with a single call.
 */
export function countCall(
  before: CallCount,
  now: number,
  {isBusy = false}: {readonly isBusy?: boolean} = {},
): Counted {
  const isOver = now - before.hourFrom >= HOUR_MS || now < before.hourFrom;
  const {hourFrom, inHour} = isOver ? {hourFrom: now, inHour: 0} : before;
  const recent = before.recent.filter((at) => at <= now && now - at < BURST_MS);
  const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - now) / 1000));
  const resetSeconds = secondsUntil(hourFrom + HOUR_MS);

  const [oldest = now] = recent;
  const exceeded =
    inHour >= limits.requestsPerHour
      ? {what: 'hour' as const, waitSeconds: resetSeconds}
      : isBusy || recent.length >= BURST
        ? {what: 'burst' as const, waitSeconds: secondsUntil(oldest + BURST_MS)}
        : null;
  const used = exceeded ? inHour : inHour + 1;
  return {
    calls: {hourFrom, inHour: used, recent: exceeded ? recent : [...recent, now]},
    headers: {
      'RateLimit-Limit': String(limits.requestsPerHour),
      'RateLimit-Remaining': String(limits.requestsPerHour - used),
      'RateLimit-Reset': String(resetSeconds),
    },
    exceeded,
  };
}
