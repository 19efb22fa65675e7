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

/** A link to a help article, or to a section of it. */
interface HelpAnswer {
  readonly title: string;
  /** Slug: the name of the file in help/article/. */
  readonly article: string;
  readonly anchor?: string;
}

export interface HelpCategoryCard {
  readonly name: HelpCategory;
  /** The category's page is /help/category/<slug>. */
  readonly slug: string;
  /** Shown on the category's page and in search results, 50 to 160 characters. */
  readonly description: string;
  /** Slug of the article to start with, which leads the category's page. */
  readonly guide: string;
  /** Six links for the category's card. A missing article or section fails the build. */
  readonly answers: readonly HelpAnswer[];
}

const answer = (title: string, article: string, anchor?: string): HelpAnswer => ({
  title,
  article,
  anchor,
});

export const helpCategoryCards: readonly HelpCategoryCard[] = [
  {
    name: 'Getting Started',
    slug: 'getting-started',
    guide: 'setup-account',
    description:
      'Create your account, verify your domain, connect your mailbox, and launch your first campaign.',
    answers: [
      answer('Set up your account', 'setup-account'),
      answer('Verify your sending domain', 'verify-your-domain'),
      answer('Connect Gmail or Google Workspace', 'connect-gmail'),
      answer('Connect Microsoft 365 or Outlook', 'connect-microsoft-365'),
      answer('Import contacts from a CSV', 'import-contacts'),
      answer('Create your first campaign', 'create-first-campaign'),
    ],
  },
  {
    name: 'Integrations',
    slug: 'integrations',
    guide: 'sync-contacts',
    description:
      'Connect your CRM, mailbox provider, chat, and analytics tools, and fix sync errors.',
    answers: [
      answer('Connect Salesforce', 'salesforce-integration'),
      answer('Connect HubSpot', 'hubspot-integration'),
      answer('Connect Pipedrive', 'pipedrive-integration'),
      answer('Hot lead alerts in Slack', 'slack-integration'),
      answer('Automate with Zapier', 'zapier-integration'),
      answer('Fix CRM sync errors', 'crm-sync-errors'),
    ],
  },
  {
    name: 'Features & Tools',
    slug: 'features-and-tools',
    guide: 'find-leads-in-app',
    description:
      'Find leads, write emails, run campaigns, answer replies, and choose which alerts you get.',
    answers: [
      answer('Find leads that fit', 'find-leads-in-app'),
      answer('Personalize with a fallback', 'personalization'),
      answer('Save and share templates', 'email-templates'),
      answer('Choose when emails go out', 'schedule-and-time-zones'),
      answer('Choose your alerts', 'team-and-notifications', 'choose-your-notifications'),
      answer('Let AI draft replies', 'inbox-ai'),
    ],
  },
  {
    name: 'Email Deliverability',
    slug: 'email-deliverability',
    guide: 'email-deliverability',
    description:
      'Set up SPF, DKIM, and DMARC, warm up your domains, and stay out of the spam folder.',
    answers: [
      answer('Set up SPF, DKIM, and DMARC', 'email-auth'),
      answer('Warm up a domain', 'domain-warmup'),
      answer('Meet the Gmail and Yahoo rules', 'bulk-sender-rules'),
      answer('Find out why mail lands in spam', 'spam-filters'),
      answer('Use your own tracking domain', 'custom-tracking-domain'),
      answer('Get off a blocklist', 'blocklist-removal'),
    ],
  },
  {
    name: 'Billing & Plans',
    slug: 'billing-and-plans',
    guide: 'pricing-guide',
    description: 'Compare plans, work out overages, change or cancel a plan, and get a refund.',
    answers: [
      answer('Compare the plans', 'pricing-guide'),
      answer('Change your plan', 'change-plan'),
      answer('Work out overages', 'overages'),
      answer('Get a refund', 'refunds'),
      answer('Start a free trial', 'free-trial'),
      answer('Fix a failed payment', 'payment-failed'),
    ],
  },
  {
    name: 'Troubleshooting',
    slug: 'troubleshooting',
    guide: 'troubleshoot-bounces',
    description: 'Find out what went wrong and fix it, from bounce codes to suppressed addresses.',
    answers: [
      answer('Read a bounce message', 'troubleshoot-bounces', 'read-a-bounce-message'),
      answer('A campaign isn’t sending', 'campaign-not-sending'),
      answer('A mailbox is disconnected', 'mailbox-disconnected'),
      answer('A domain stays pending', 'domain-verification-pending'),
      answer('Replies are missing', 'replies-missing'),
      answer('You can’t sign in', 'cannot-sign-in'),
    ],
  },
  {
    name: 'Best Practices',
    slug: 'best-practices',
    guide: 'email-best-practices',
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
    guide: 'hot-lead-detection',
    description:
      'Tune lead scoring, route hot leads, automate with rules and the API, and manage access.',
    answers: [
      answer('Tune the scoring weights', 'hot-lead-detection', 'tune-the-scoring-weights'),
      answer(
        'Route hot leads to the right person',
        'hot-lead-detection',
        'route-hot-leads-to-a-team-member',
      ),
      answer('Sign in with SSO', 'single-sign-on'),
      answer('Decide on a dedicated IP', 'dedicated-ip'),
      answer('Avoid false positives', 'hot-lead-detection', 'avoid-false-positives'),
      answer('Read the score bands', 'hot-lead-detection', 'read-the-score-bands'),
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
