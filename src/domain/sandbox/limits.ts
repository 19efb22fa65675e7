import {limits} from '../../data/limits';
import {HOUR_MS} from '../../lib/dates';
import type {CallCount} from './state';

/** Requests in ten seconds. Low, so that anyone can see a 429 by clicking fast. */
export const BURST = 20;
const BURST_MS = 10_000;

export interface Counted {
  readonly calls: CallCount;
  readonly headers: Readonly<Record<string, string>>;
  /** The limit that was exceeded and the seconds to wait, or null. */
  readonly exceeded: {readonly what: 'hour' | 'burst'; readonly waitSeconds: number} | null;
}

/**
 * Counts one request. A request over a limit is refused and doesn't count.
 *
 * @param isBusy refuses the request as part of a burst, so that a single request shows a 429
 */
export function countCall(
  before: CallCount,
  now: number,
  {isBusy = false}: {readonly isBusy?: boolean} = {},
): Counted {
  const isOver = now - before.hourFrom >= HOUR_MS || now < before.hourFrom;
  const {hourFrom, inHour} = isOver ? {hourFrom: now, inHour: 0} : before;
  const recent = before.recent.filter((at) => at <= now && now - at < BURST_MS);
  const secondsUntil = (time: number) => Math.ceil((time - now) / 1000);
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
