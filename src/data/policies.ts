/**
 * Dates, notice periods, and retention of the policies. MDX names them as `[[policies.noticeDays]]`. Before
 * publication, the owner checks each period against the product, and counsel against the law.
 */
export const policies = {
  /** Front matter `badge` of the MDX pages that show these dates. */
  badge: 'Policies',
  inForceSince: '2025-01-01',
  /** Year and month. A change of a policy sets it, with `updated` in the page's front matter. */
  lastReviewed: '2026-11',
  /** Notice of changed terms, of a new processor, of termination by us, and before a dispute goes to court. */
  noticeDays: 30,
  retention: {
    /** Time without a passed check of the email address after which a lead is deleted. */
    unconfirmedLeadMonths: 24,
    messageMonths: 24,
    invoiceYears: 7,
    deliveryLogDays: 30,
  },
} as const;
