/** Product limits and commitments. MDX uses them by name: `[[limits.requestsPerHour]]`. */
export const limits = {
  /** API requests per account. test/api/contract.test.ts compares it with the RateLimit-Limit header in the contract. */
  requestsPerHour: 10_000,
  /** Time from the deletion of an account, or the end of its contract, to the deletion of its data. */
  dataDeletionDays: 30,
  /** Retention of a daily backup. */
  backupDays: 30,
  /** Notice of a price change. */
  priceNoticeDays: 30,
  /** Share of the monthly emails or automations at which a notification is sent. */
  noticePercent: 80,
  minimumAge: 18,
  domainVerificationHours: '24-48',
  uptimePercent: 99.9,
  /** Maximum age of a verified address's last check. */
  verifiedWithinDays: 30,
  /** A lead whose address hard-bounces this soon after unlocking doesn't count toward the plan. */
  bounceReturnDays: 30,
  sessionDays: 30,
  /** Time to the first reply, during business hours. */
  replyHours: 2,
  businessHours: 'Monday to Friday, 08:00 to 20:00 UTC',
  /** Recommended time to contact a lead that turned hot. */
  hotLeadContactMinutes: 5,
} as const;

/** Limits of an imported file and of an email. */
export const imports = {
  megabytes: 25,
  rows: 50_000,
  columns: 100,
  customFields: 50,
  attachmentMegabytes: 10,
} as const;

const MINUTES_PER_MONTH = 30 * 24 * 60;
const downtimePercent = Number((100 - limits.uptimePercent).toFixed(3));

/** The downtime that `limits.uptimePercent` allows in a 30-day month. */
export const downtime = {
  percent: downtimePercent,
  minutesPerMonth: Math.round((MINUTES_PER_MONTH * downtimePercent) / 100),
  monthMinutes: MINUTES_PER_MONTH,
} as const;
