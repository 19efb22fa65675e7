export const helpCategories = [
  'Getting Started',
  'Integrations',
  'Features & Tools',
  'Email Deliverability',
  'Billing & Plans',
  'Troubleshooting',
  'Best Practices',
  'Advanced Features',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A link to a section of a help article. */
export interface HelpAnswer {
  readonly title: string;
  /** Slug: the name of the file in help/article/. */
  readonly article: string;
  readonly anchor: string;
}

export interface HelpCategoryCard {
  readonly name: HelpCategory;
  /** The category's page is /help/category/<slug>. */
  readonly slug: string;
  /** Shown on the category's page and in search results, 50 to 160 characters. */
  readonly description: string;
  /** Six links for the category's card. A missing section fails the build. */
  readonly answers: readonly HelpAnswer[];
}

const answer = (title: string, article: string, anchor: string): HelpAnswer => ({
  title,
  article,
  anchor,
});

export const helpCategoryCards: readonly HelpCategoryCard[] = [
  {
    name: 'Getting Started',
    slug: 'getting-started',
    description:
      'Create your account, verify your domain, connect your mailbox, and launch your first campaign.',
    answers: [
      answer('Create your account', 'setup-account', 'create-your-account'),
      answer('Verify your sending domain', 'setup-account', 'verify-your-sending-domain'),
      answer('Connect your mailbox', 'setup-account', 'connect-your-mailbox'),
      answer('Import contacts from a CSV', 'setup-account', 'import-contacts-from-a-csv'),
      answer('Set a campaign goal', 'create-first-campaign', 'set-the-goal'),
      answer('Launch your first campaign', 'create-first-campaign', 'launch-the-campaign'),
    ],
  },
  {
    name: 'Integrations',
    slug: 'integrations',
    description:
      'Connect your CRM, choose which objects sync, map your fields, and fix sync errors.',
    answers: [
      answer('Who can connect Salesforce', 'salesforce-integration', 'check-permissions-and-plan'),
      answer('Connect Salesforce with OAuth', 'salesforce-integration', 'connect-with-oauth'),
      answer('Choose which objects sync', 'salesforce-integration', 'choose-which-objects-sync'),
      answer('Map CRM fields', 'salesforce-integration', 'map-the-fields'),
      answer('Fix a Salesforce API error', 'salesforce-integration', 'fix-a-salesforce-api-error'),
      answer('Disconnect a CRM', 'salesforce-integration', 'disconnect-salesforce'),
    ],
  },
  {
    name: 'Features & Tools',
    slug: 'features-and-tools',
    description: 'Invite your team, assign roles, and choose which alerts you get.',
    answers: [
      answer('Choose your notifications', 'team-and-notifications', 'choose-your-notifications'),
      answer('Set quiet hours', 'team-and-notifications', 'set-quiet-hours'),
      answer('Invite a team member', 'team-and-notifications', 'invite-a-team-member'),
      answer('Roles and permissions', 'team-and-notifications', 'roles-and-permissions'),
      answer('Personalize with a fallback', 'create-first-campaign', 'personalize-with-a-fallback'),
      answer(
        'Check the spam score of an email',
        'create-first-campaign',
        'send-a-test-and-check-the-spam-score',
      ),
    ],
  },
  {
    name: 'Email Deliverability',
    slug: 'email-deliverability',
    description:
      'Set up SPF, DKIM, and DMARC, warm up your domains, and stay out of the spam folder.',
    answers: [
      answer(
        'Write an SPF record',
        'email-deliverability',
        'spf-record-stay-within-10-dns-lookups',
      ),
      answer('Write a DKIM record', 'email-deliverability', 'dkim-record-use-a-2048-bit-key'),
      answer(
        'Write a DMARC record',
        'email-deliverability',
        'dmarc-record-start-at-pnone-without-pct',
      ),
      answer(
        'Meet the Gmail and Yahoo rules',
        'email-deliverability',
        'meet-the-gmail-yahoo-and-outlookcom-rules',
      ),
      answer(
        'Warm up and rotate domains',
        'email-deliverability',
        'warm-up-and-rotate-sending-domains',
      ),
      answer(
        'Find out why mail lands in spam',
        'email-deliverability',
        'find-out-why-mail-lands-in-the-spam-folder',
      ),
    ],
  },
  {
    name: 'Billing & Plans',
    slug: 'billing-and-plans',
    description: 'Compare plans, work out overages, change or cancel a plan, and get a refund.',
    answers: [
      answer('Compare the standard plans', 'pricing-guide', 'compare-the-standard-plans'),
      answer('Save with annual billing', 'pricing-guide', 'save-with-annual-billing'),
      answer('Work out overages', 'pricing-guide', 'work-out-overages'),
      answer('Start a free trial', 'pricing-guide', 'start-a-free-trial'),
      answer('Change or cancel your plan', 'pricing-guide', 'change-or-cancel-your-plan'),
      answer('Get a refund', 'pricing-guide', 'get-a-refund'),
    ],
  },
  {
    name: 'Troubleshooting',
    slug: 'troubleshooting',
    description: 'Find out what went wrong and fix it, from bounce codes to suppressed addresses.',
    answers: [
      answer('Read a bounce message', 'troubleshoot-bounces', 'read-a-bounce-message'),
      answer(
        '550 5.1.1: account does not exist',
        'troubleshoot-bounces',
        '550-511-account-does-not-exist',
      ),
      answer('552 5.2.2: mailbox over quota', 'troubleshoot-bounces', '552-522-mailbox-over-quota'),
      answer(
        '550 5.7.1: rejected per DMARC policy',
        'troubleshoot-bounces',
        '550-571-rejected-per-dmarc-policy',
      ),
      answer('Judge your bounce rate', 'troubleshoot-bounces', 'judge-your-bounce-rate'),
      answer(
        'Restore a suppressed address',
        'troubleshoot-bounces',
        'restore-a-wrongly-suppressed-address',
      ),
    ],
  },
  {
    name: 'Best Practices',
    slug: 'best-practices',
    description:
      'Write emails that get replies: subject lines, follow-ups, A/B tests, and clean lists.',
    answers: [
      answer('Write a subject line', 'email-best-practices', 'write-a-short-subject-line'),
      answer(
        'Turn a weak email into a good one',
        'email-best-practices',
        'turn-a-weak-cold-email-into-a-good-one',
      ),
      answer('Space the follow-ups', 'email-best-practices', 'space-the-follow-up-sequence'),
      answer('A/B test one thing', 'email-best-practices', 'ab-test-one-thing-at-a-time'),
      answer('Follow the CAN-SPAM rules', 'email-best-practices', 'meet-the-can-spam-requirements'),
      answer('Keep your list clean', 'email-best-practices', 'keep-your-list-clean'),
    ],
  },
  {
    name: 'Advanced Features',
    slug: 'advanced-features',
    description:
      'Tune lead scoring, avoid false positives, and route hot leads to the right person.',
    answers: [
      answer('Read the score bands', 'hot-lead-detection', 'read-the-score-bands'),
      answer('Default scoring weights', 'hot-lead-detection', 'default-scoring-weights'),
      answer('Tune the scoring weights', 'hot-lead-detection', 'tune-the-scoring-weights'),
      answer('Avoid false positives', 'hot-lead-detection', 'avoid-false-positives'),
      answer(
        'Route hot leads to a team member',
        'hot-lead-detection',
        'route-hot-leads-to-a-team-member',
      ),
      answer(
        'Decide whether you need a dedicated IP',
        'email-deliverability',
        'decide-whether-you-need-a-dedicated-ip',
      ),
    ],
  },
];

/** Slugs, most popular first. */
export const popularArticles: readonly string[] = [
  'create-first-campaign',
  'salesforce-integration',
  'hot-lead-detection',
  'email-deliverability',
  'troubleshoot-bounces',
];

/** Each chip searches for its label. */
export const popularSearches: readonly string[] = [
  'Integration',
  'Pricing',
  'API',
  'Deliverability',
  'Templates',
];
