import {DAY_MS, longDate} from '@site/src/lib/dates';

/** Prices older than this, in days, are flagged. */
export const staleAfterDays = 180;

/**
 * Returns the day from which a price's age is counted. A date without a day counts from the first of its month, so
 * that the flag is never late.
 *
 * @param asOf YYYY-MM-DD or YYYY-MM
 */
export function countedFrom(asOf: string): string {
  return asOf.length === 'YYYY-MM'.length ? `${asOf}-01` : asOf;
}

/** Whether a price was checked more than 180 days before the build; both days in UTC. */
export function isStale(asOf: string, builtOn: string): boolean {
  const ageDays = (Date.parse(builtOn) - Date.parse(countedFrom(asOf))) / DAY_MS;
  return ageDays > staleAfterDays;
}

/** The months that the dates span: `August to September 2026`, or `August 2026`. */
export function monthsOf(dates: readonly string[]): string {
  const months = dates.map((date) => date.slice(0, 'YYYY-MM'.length)).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return longDate(last);
  const [month, year = ''] = longDate(first).split(' ');
  return `${last.startsWith(year) ? month : longDate(first)} to ${longDate(last)}`;
}
