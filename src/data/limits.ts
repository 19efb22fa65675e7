/** Product limits and promises that several pages state. MDX names them, for example as `[[limits.requestsPerHour]]`. */
export const limits = {
  /** For each account. The contract promises the same in the header RateLimit-Limit; test/api/contract.test.ts compares them. */
  requestsPerHour: 10_000,
  /** From the deletion of an account, or the end of its contract, to the deletion of its data. */
  dataDeletionDays: 30,
  /** How long a daily backup is kept. */
  backupDays: 30,
  /** Notice of a change in prices. */
  priceNoticeDays: 30,
  minimumAge: 18,
  domainVerificationHours: '24-48',
  uptimePercent: 99.9,
  /** In business hours. */
  replyHours: 2,
  /** Advice: how soon to contact a lead that turned hot. */
  hotLeadContactMinutes: 5,
} as const;

const MINUTES_PER_MONTH = 30 * 24 * 60;
const downtimePercent = Number((100 - limits.uptimePercent).toFixed(3));

/** What the uptime level allows in a month of 30 days. */
export const downtime = {
  percent: downtimePercent,
  minutesPerMonth: Math.round((MINUTES_PER_MONTH * downtimePercent) / 100),
  monthMinutes: MINUTES_PER_MONTH,
} as const;
