import {fintech} from './demo/fintech';
import type {PlanFeatureId} from './planFeatures';
import {limits} from './limits';
import {withCommas} from './written';

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Its row of the plan matrix. */
  readonly planFeature: PlanFeatureId;
  /** A page to watch or try it. */
  readonly seeIt?: FeatureLink;
  /** The article that explains it step by step. */
  readonly readMore: FeatureLink;
}

interface FeatureLink {
  readonly label: string;
  readonly to: string;
}

/** The two features the page leads with. */
export const signatureFeatures = [
  {
    id: 'buying-intent',
    title: 'AI buying-intent reading',
    text: 'Job postings, funding, a new office: we rate each lead’s intent High or Medium based on what the company does publicly, and show you why.',
    planFeature: 'intent',
    seeIt: {label: 'See a lead’s intent', to: '/demo?industry=saas&lead=1&step=lead'},
    readMore: {
      label: 'How intent and score differ',
      to: '/help/article/hot-lead-detection#compare-score-and-intent',
    },
  },
  {
    id: 'live-inbox',
    title: 'Live inbox AI',
    planFeature: 'inbox-ai',
    text: 'When someone replies, one click drafts your answer in your tone. Edit it and hit send.',
    seeIt: {
      label: 'See the alert after a reply',
      to: '/demo?industry=fintech&lead=1&step=results',
    },
    readMore: {
      label: 'Connect your mailbox',
      to: '/help/article/setup-account#connect-your-mailbox',
    },
  },
] as const satisfies readonly Feature[];

export const features = [
  {
    id: 'autopilot',
    title: 'Autopilot outreach',
    text: 'Set a goal and an audience. Each lead gets up to 10 emails, at the times you allow, until they reply.',
    planFeature: 'sequences',
    seeIt: {
      label: 'Watch a sequence take shape',
      to: '/demo?industry=fintech&lead=1&step=sequence',
    },
    readMore: {label: 'Create your first campaign', to: '/help/article/create-first-campaign'},
  },
  {
    id: 'hot-leads',
    title: 'Hot lead detection',
    text: 'Fit, signals, opens, clicks, and replies add up to a score. At 80, the lead’s owner gets an alert.',
    planFeature: 'hot-leads',
    seeIt: {label: 'See who’s hot on the radar', to: '/radar'},
    readMore: {label: 'Scores, bands, and alerts', to: '/help/article/hot-lead-detection'},
  },
  {
    id: 'domains',
    title: 'Smart domain rotation and warm-up',
    text: 'Spread a campaign across your domains. Volume ramps up gradually and pauses when bounces or complaints rise.',
    planFeature: 'warmup',
    readMore: {
      label: 'Warm up and rotate domains',
      to: '/help/article/email-deliverability#warm-up-and-rotate-sending-domains',
    },
  },
  {
    id: 'multi-channel',
    title: 'Multi-channel outreach',
    planFeature: 'linkedin',
    text: 'Combine emails and LinkedIn tasks in one sequence.',
    seeIt: {label: 'See social integrations', to: '/integrations#social-media'},
    readMore: {
      label: 'Space a sequence',
      to: '/help/article/email-best-practices#space-the-follow-up-sequence',
    },
  },
  {
    id: 'analytics',
    title: 'Real-time analytics',
    planFeature: 'analytics',
    text: 'See bounces, opens, and replies as they happen, next to your benchmarks.',
    seeIt: {label: 'See opens and replies counted', to: '/demo?industry=saas&lead=1&step=results'},
    readMore: {
      label: 'What to watch in the first 48 hours',
      to: '/help/article/create-first-campaign#watch-the-first-48-hours',
    },
  },
  {
    id: 'crm-sync',
    title: 'CRM sync',
    text: 'Leads, contacts, and what happens in your campaigns stay in sync with your CRM.',
    planFeature: 'crm-sync',
    seeIt: {label: 'See the six CRMs', to: '/integrations#crm'},
    readMore: {label: 'Connect Salesforce', to: '/help/article/salesforce-integration'},
  },
  {
    id: 'team',
    title: 'Team collaboration',
    planFeature: 'roles',
    text: 'Invite colleagues, give each a role, and hand over leads with their history.',
    seeIt: {label: 'See users per plan', to: '/pricing'},
    readMore: {
      label: 'Roles and permissions',
      to: '/help/article/team-and-notifications#roles-and-permissions',
    },
  },
  {
    id: 'api',
    title: 'API access',
    text: `Search leads, send emails, and read analytics from your own code, with up to ${withCommas(limits.requestsPerHour)} requests an hour.`,
    planFeature: 'api',
    readMore: {label: 'Read the API reference', to: '/api'},
  },
] as const satisfies readonly Feature[];

/** Offers besides the ten features, in a sentence each. */
export const furtherOffers: readonly {
  readonly title: string;
  readonly text: string;
  /** Its row of the plan matrix; an offer without one is coming soon. */
  readonly planFeature?: PlanFeatureId;
}[] = [
  {
    title: 'White-label',
    text: 'Your brand instead of ours, with a workspace for each client.',
    planFeature: 'white-label',
  },
  {
    title: 'Single sign-on',
    text: 'SAML 2.0, with SCIM to add and remove people automatically.',
    planFeature: 'sso',
  },
  {
    title: 'HIPAA option',
    text: 'Get a business associate agreement before importing health data.',
    planFeature: 'hipaa',
  },
  {
    title: 'Built-in sales browser',
    text: 'Your CRM and buying signals on any company’s website.',
  },
];

/** The leads that illustrate buying intent: those of one industry of the demo. */
export const intentExamples = fintech.leads;

export const inboxExample = {
  from: 'Sara Kim, CFO, Ledgerloom',
  question: 'Does this change our approval steps? We’re six weeks from year-end.',
  /** The same answer in three tones, the first of which is shown first. */
  drafts: [
    {
      tone: 'Friendly',
      text: 'Hi Sara, no, your ledger and approval steps stay exactly as they are. Want me to show you on Tuesday? Fifteen minutes is plenty.',
    },
    {
      tone: 'Brief',
      text: 'Hi Sara, no change to approvals. Free for 15 minutes on Tuesday?',
    },
    {
      tone: 'Formal',
      text: 'Dear Ms. Kim, your ledger and approval steps remain unchanged. May I show you on Tuesday? It would take fifteen minutes.',
    },
  ],
  signOff: 'Jonas',
} as const;
