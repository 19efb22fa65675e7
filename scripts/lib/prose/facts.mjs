/**
 * Figures that copy must reference instead of typing, by their path in src/data/textValues.ts. The pattern says in
 * which context a figure means the fact: `#` is the figure, and `…` matches up to six words.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const facts = {
  'limits.requestsPerHour': '# (?:API )?requests|# (?:an|per) hour',
  'limits.dataDeletionDays':
    'delet(?:ed|es|ion) … # days|# days (?:of|after) (?:the |an )?(?:deletion|account|contract)',
  'limits.backupDays': 'backups? … # days',
  'limits.priceNoticeDays': 'pric(?:e|es|ing) … # days|# days … pric(?:e|es|ing)',
  'limits.noticePercent': '#% of (?:your|the|its|an?)(?: \\p{L}+){0,2} limit',
  'limits.verifiedWithinDays': '(?:verif\\p{L}*|check\\p{L}*) … # days',
  'limits.bounceReturnDays': 'bounc\\p{L}* … # days of unlocking',
  'limits.sessionDays': '(?:session|signed in) … # days',
  'limits.businessHours': '#',
  'limits.minimumAge': '# years (?:old|of age)|(?:under|at least|over) #(?= or| years|$|[.,])',
  'limits.domainVerificationHours': '(?:verif\\p{L}*|DNS) … # hours|# hours … verif\\p{L}*',
  'limits.uptimePercent': '#%',
  'limits.replyHours': '# business hours',
  'limits.hotLeadContactMinutes': 'within # minutes',
  'downtime.minutesPerMonth': '# minutes',
  'imports.megabytes': '(?:import|CSV|file)s? … #\\s?MB|#\\s?MB … (?:import|CSV|file)',
  'imports.rows': '# rows',
  'imports.columns': '# columns',
  'imports.customFields': '# custom fields',
  'imports.attachmentMegabytes': 'attachments? … #\\s?MB',
  'billing.refundDays': 'refund … # days|# days of (?:your|the) first payment',
  'billing.refundBusinessDays': '# business days',
  'billing.pauseDay': 'pause … day #|day # … pause|# days … pause',
  'billing.readOnlyDay': 'read-only … day #|day # … read-only',
  'billing.readOnlyDays': 'read-only … # days|# days … read-only',
  'campaign.foundingMembers': '# founding',
  'campaign.reviewHours': 'reviewed … # hours',
  'sending.newMailbox': '# (?:emails )?(?:a|per) day|# when … new',
  'sending.warmMailbox': '# (?:emails )?(?:a|per) day|# after warm-up',
  'standardTerms.annualDiscountPercent': '#% (?:off|less|discount)|(?:save|saves|discount of) #%',
  'standardTerms.overagePerEmailUsd': '\\$#',
  'standardTerms.overagePerContactUsd': '\\$#',
  'standardTerms.trialDays': '#[- ]days?(?: free)? trial|trial … # days|# days … trial',
  'standardTerms.trialEmails': 'trial … # emails',
  'standardTerms.dedicatedIpFromEmails': '# emails',
  'standardTerms.dedicatedIpMonthlyUsd': '\\$#',
  'standardPlans.starter.emailsPerMonth': 'Starter … # emails|# emails (?:a|per|each) month',
  'standardPlans.starter.contacts': 'Starter … # contacts',
  'standardPlans.professional.emailsPerMonth':
    '# emails (?:a|per|each) month|Professional … # emails',
  'standardPlans.professional.contacts': 'Professional … # contacts',
  'plans.free.automationsPerMonth': '# automations',
  'plans.pro.automationsPerMonth': '# automations',
  'plans.ultimate.automationsPerMonth': '# automations',
  'plans.free.leads': '#',
  'plans.pro.leads': '#',
  'plans.ultimate.leads': '#',
  'benchmarks.bouncePercent': 'bounces?(?: rate)? … #%|#% … bounces?',
  'benchmarks.criticalBouncePercent': 'bounces?(?: rate)? … #%|#% … bounces?',
  'benchmarks.complaintPercent': 'complain\\p{L}* … #%|#% … complain\\p{L}*',
  'benchmarks.deliveryPercent': 'deliver\\p{L}* … #%|#% … deliver\\p{L}*',
  'benchmarks.openPercent': '#%',
  'benchmarks.emailSize': '#',
  'benchmarks.cleanUpMonths': 'every # months',
  'benchmarks.subjectCharacters': '# characters',
  'benchmarks.openerWords': '# words',
  'benchmarks.followUpWords': '# words',
  'bands.hot': '#(?= |\\)|$)',
  'bands.warm': '#(?= |\\)|$)',
};

/** Groups whose prices and points refer to their fact in any context. */
export const anywhere =
  /^(?:plans|standardPlans|standardTerms|overageExample|billingExamples|points)\./;

/** Groups that list the plans of a feature. */
export const planGroups = ['plansWith', 'anyPlanWith', 'plansWithout', 'anyPlanWithout'];
