/** Product limits and promises that several pages state. MDX uses them by name: `[[limits.requestsPerHour]]`. */
export const limits = {
  /** For each account. The contract's RateLimit-Limit header has the same value; test/api/contract.test.ts compares them. */
  requestsPerHour: 10_000,
  /** From the deletion of an account, or the end of its contract, to the deletion of its data. */
  dataDeletionDays: 30,
  /** How long a daily backup is kept. */
  backupDays: 30,
  /** Notice of a change in prices. */
  priceNoticeDays: 30,
  /** Share of a monthly limit, of emails or automations, at which a notification is sent. */
  noticePercent: 80,
  minimumAge: 18,
  domainVerificationHours: '24-48',
  uptimePercent: 99.9,
  /** How recent the check of a verified email address is. */
  verifiedWithinDays: 30,
  /** A lead whose address hard-bounces within this time of unlocking doesn't count toward the plan. */
  bounceReturnDays: 30,
  /** A signed-in session ends after this time. */
  sessionDays: 30,
  /** To a first reply, in business hours. */
  replyHours: 2,
  businessHours: 'Monday to Friday, 08:00 to 20:00 UTC',
  /** Advice: how soon to contact a lead that turned hot. */
  hotLeadContactMinutes: 5,
} as const;

/** Limits of imported files and of emails. */
export const imports = {
  megabytes: 25,
  rows: 50_000,
  columns: 100,
  customFields: 50,
  attachmentMegabytes: 10,
  /** An email's HTML, without attachments. */
  emailKilobytes: 100,
} as const;

const MINUTES_PER_MONTH = 30 * 24 * 60;
const downtimePercent = Number((100 - limits.uptimePercent).toFixed(3));

/** The downtime that the uptime level allows in a 30-day month. */
export const downtime = {
  percent: downtimePercent,
  minutesPerMonth: Math.round((MINUTES_PER_MONTH * downtimePercent) / 100),
  monthMinutes: MINUTES_PER_MONTH,
} as const;
