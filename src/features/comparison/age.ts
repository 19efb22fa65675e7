import {DAY_MS} from '@site/src/lib/dates';

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
