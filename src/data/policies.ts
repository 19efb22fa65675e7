/**
 * Dates, notice periods, and retention periods of the policies. MDX uses them as `[[policies.noticeDays]]`. Before
 * publication, the owner checks each period against the product, and counsel checks it against the law.
 */
export const policies = {
  /** Front matter `badge` of the MDX pages that show these dates. */
  badge: 'Policies',
  inForceSince: '2025-01-01',
  /** Year and month. Change it with `updated` in the front matter whenever a policy changes. */
  lastReviewed: '2026-11',
  /** Notice of changed terms, a new processor, termination by us, and a dispute going to court. */
  noticeDays: 30,
  retention: {
    /** A lead is deleted if its email address hasn't passed a check for this long. */
    unconfirmedLeadMonths: 24,
    messageMonths: 24,
    invoiceYears: 7,
    deliveryLogDays: 30,
    importFileDays: 30,
    exportFileDays: 7,
    /** Lists, segments, templates, campaigns, and rules, under **Recently deleted**. */
    deletedItemDays: 30,
    activityLogDays: 90,
    webhookDeliveryDays: 30,
  },
} as const;
