/** Prices older than this, in days, are flagged. */
export const staleAfterDays = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

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

/** `Aug 13, 2026`, or `Aug 2026` when only the month is known. */
export function formatAsOf(asOf: string): string {
  return new Date(countedFrom(asOf)).toLocaleDateString('en-US', {
    ...(asOf !== countedFrom(asOf) ? {} : {day: 'numeric'}),
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The months that the dates span: `August to September 2026`, or `August 2026`. */
export function monthsOf(dates: readonly string[]): string {
  const sorted = dates.map(countedFrom).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const named = (day: string, withYear: boolean) =>
    new Date(day).toLocaleDateString('en-US', {
      month: 'long',
      ...(withYear && {year: 'numeric'}),
      timeZone: 'UTC',
    });
  if (first.slice(0, 7) === last.slice(0, 7)) return named(last, true);
  return `${named(first, first.slice(0, 4) !== last.slice(0, 4))} to ${named(last, true)}`;
}
