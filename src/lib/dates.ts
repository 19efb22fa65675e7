export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function write(date: string, lengthOfMonth?: number): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  const name = (MONTHS[Number(month) - 1] ?? '').slice(0, lengthOfMonth);
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

/**
 * Writes a date in full: `November 20, 2026`, or `November 2026` without a day. Without Intl, whose first use takes
 * 20 ms while a page wakes.
 *
 * @param date YYYY-MM, YYYY-MM-DD, or a moment in UTC.
 */
export const longDate = (date: string): string => write(date);

/** Writes a date with a short month: `Nov 20, 2026`, or `Nov 2026` without a day. */
export const shortDate = (date: string): string => write(date, 3);

/**
 * Writes a moment in UTC: `November 20, 2026, 09:00 UTC`.
 *
 * @param iso in any time zone.
 */
export function moment(iso: string): string {
  const utc = new Date(iso).toISOString();
  return `${longDate(utc)}, ${utc.slice(11, 16)} UTC`;
}

/**
 * A moment's day in UTC: `2026-11-20`.
 *
 * @param ms since 1970
 */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Without the year 0: the days before its first can't be written. */
const DATE = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** Whether the text is a day that exists, which `2026-02-30` isn't. */
export function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** A moment's day where the visitor is: `2026-11-20`. */
function localDay(at: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${digits(at.getMonth() + 1)}-${digits(at.getDate())}`;
}

/** The visitor's day. */
export const today = (): string => localDay(new Date());

/** The time as a calendar writes it: `20261123T090000Z`. */
export const calendarStamp = (): string => new Date().toISOString().replace(/[-:]|\.\d+/g, '');

/** Writes a moment's day where the visitor is: `Nov 20, 2026`. */
export const localDate = (iso: string): string => shortDate(localDay(new Date(iso)));
