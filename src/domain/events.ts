import type {EventRule} from '../data/community';

const MINUTE_MS = 60_000;

/** The start of the current event, or of the next one if none is on. */
export function nextStart(rule: EventRule, now: Date): Date {
  const thisMonth = startIn(rule, now.getUTCFullYear(), now.getUTCMonth());
  const isOver = thisMonth.getTime() + rule.durationMinutes * MINUTE_MS <= now.getTime();
  return isOver ? startIn(rule, now.getUTCFullYear(), now.getUTCMonth() + 1) : thisMonth;
}

/** @param month from 0 for January; 12 is January of the next year. */
function startIn({week, weekday, hourUtc}: EventRule, year: number, month: number) {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((weekday - firstDay + 7) % 7) + 7 * (week - 1);
  return new Date(Date.UTC(year, month, day, hourUtc));
}
