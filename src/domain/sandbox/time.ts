import {isDay} from '../../lib/dates';
import type {BodyError} from './types';

/** `2026-11-16T09:30:00Z`: in UTC, without fractions of a second. */
export function timestampOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T(\d\d):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** The last time that RFC 3339 can write. An offset can move a time past it. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * @returns milliseconds since 1970, or undefined if the text isn't an RFC 3339 time with an offset, or can't be written
 * in UTC
 */
export function parseTimestamp(text: string): number | undefined {
  const [, day = '', hour = ''] = DATE_TIME.exec(text) ?? [];
  if (!isDay(day) || Number(hour) >= 24) return undefined;
  const ms = Date.parse(text.toUpperCase());
  return ms <= LAST_MS ? ms : undefined;
}

/** The error for a time that isn't after `now`; empty without a time. */
export function futureErrors(
  pointer: string,
  text: string | null | undefined,
  now: number,
): BodyError[] {
  const isPast = typeof text === 'string' && (parseTimestamp(text) ?? 0) <= now;
  return isPast ? [{pointer, code: 'not_in_future', message: 'Must be in the future.'}] : [];
}

const EMAIL =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The formats that the contract's schemas use. */
export const formats = {
  date: isDay,
  'date-time': (text: string) => parseTimestamp(text) !== undefined,
  email: isEmail,
};
