import {fintech} from './demo/fintech';
import type {PlanFeatureId} from './planFeatures';
import {limits} from './limits';

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Its row of the plan matrix. */
  readonly planFeature: PlanFeatureId;
  /** A place on this site to watch or try it. */
  readonly seeIt?: FeatureLink;
  /** The article that explains it step by step. */
  readonly readMore: FeatureLink;
}

export interface FeatureLink {
  readonly label: string;
  readonly to: string;
}

/** The two features the page leads with. */
export const signatureFeatures = [
  {
    id: 'buying-intent',
    title: 'AI buying-intent reading',
    text: 'Every lead carries an intent, High or Medium, read from what its company does in public: a job ad, a new office, a change of tools. The reason stands beside the rating, so you can check it before you quote it.',
    planFeature: 'intent',
    seeIt: {label: 'See the intent of a lead', to: '/demo?industry=saas&lead=1&step=lead'},
    readMore: {
      label: 'How intent and score differ',
      to: '/help/article/hot-lead-detection#compare-score-and-intent',
    },
  },
  {
    id: 'live-inbox',
    title: 'Live inbox AI',
    planFeature: 'inbox-ai',
    text: 'When somebody replies, it drafts the answer the way you write: your greeting, the length of your sentences, your sign-off. You read it, change what you like and send it while the conversation is warm.',
    seeIt: {
      label: 'See the replies a sequence gets',
      to: '/demo?industry=fintech&lead=1&step=results',
    },
    readMore: {
      label: 'Connect the mailbox it answers from',
      to: '/help/article/setup-account#connect-your-mailbox',
    },
  },
] as const satisfies readonly Feature[];

export const features = [
  {
    id: 'autopilot',
    title: 'Autopilot outreach',
    text: 'Name a goal and an audience. A sequence of five emails is written for each lead and sent on the days and at the hours you allow.',
    planFeature: 'sequences',
    seeIt: {
      label: 'See a sequence being written',
      to: '/demo?industry=fintech&lead=1&step=sequence',
    },
    readMore: {label: 'Create your first campaign', to: '/help/article/create-first-campaign'},
  },
  {
    id: 'hot-leads',
    title: 'Hot lead detection',
    text: 'Fit, public signals, and what each person does add up to a score from 0 to 100. When a lead turns hot, its owner gets an alert right away.',
    planFeature: 'hot-leads',
    seeIt: {label: 'See who is hot on the radar', to: '/radar'},
    readMore: {label: 'Scores, bands and alerts', to: '/help/article/hot-lead-detection'},
  },
  {
    id: 'domains',
    title: 'Smart domain rotation and warm-up',
    text: 'A campaign is spread over your verified domains and its volume grows in steps, so that no single domain carries it alone.',
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
    text: 'Emails and LinkedIn tasks stand in one sequence, with the waits between them, so that nobody is approached twice on the same day.',
    seeIt: {label: 'See the social networks', to: '/integrations#social-media'},
    readMore: {
      label: 'Space a sequence',
      to: '/help/article/email-best-practices#space-the-follow-up-sequence',
    },
  },
  {
    id: 'analytics',
    title: 'Real-time analytics',
    planFeature: 'analytics',
    text: 'Delivery, bounces, complaints, opens and replies are counted as they happen, each beside the benchmark it should meet.',
    seeIt: {label: 'See opens and replies counted', to: '/demo?industry=saas&lead=1&step=results'},
    readMore: {
      label: 'Read the first 48 hours',
      to: '/help/article/create-first-campaign#watch-the-first-48-hours',
    },
  },
  {
    id: 'crm-sync',
    title: 'CRM sync',
    text: 'Leads and contacts move both ways. Owner and stage stay with your CRM, scores come from here, and an opt-out on either side always wins.',
    planFeature: 'crm-sync',
    seeIt: {label: 'See the six CRMs', to: '/integrations#crm'},
    readMore: {label: 'Connect Salesforce', to: '/help/article/salesforce-integration'},
  },
  {
    id: 'team',
    title: 'Team collaboration',
    planFeature: 'roles',
    text: 'Invite colleagues, give each a role and the campaigns they need, and hand a lead over without losing its history.',
    seeIt: {label: 'See how many users a plan has', to: '/pricing'},
    readMore: {
      label: 'Roles and permissions',
      to: '/help/article/team-and-notifications#roles-and-permissions',
    },
  },
  {
    id: 'api',
    title: 'API access',
    text: `Search leads, create campaigns, send emails and read analytics from your own code, at up to ${limits.requestsPerHour.toLocaleString('en-US')} requests an hour.`,
    planFeature: 'api',
    readMore: {label: 'The six calls', to: '/api'},
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
    text: 'For accounts that handle health data. Ask sales for a business associate agreement before you import any.',
    planFeature: 'hipaa',
  },
  {
    title: 'Built-in sales browser',
    text: 'A browser that shows your CRM and buying signals next to any company’s website. It isn’t part of a plan yet.',
  },
];

/** The leads that illustrate buying intent: those of one industry of the demo. */
export const intentExamples = fintech.leads;

export const inboxExample = {
  from: 'Sara Kim, CFO, Ledgerloom',
  question: 'Does this change our approval steps? We are six weeks from year-end.',
  /** The same answer in three tones; the first is shown. */
  drafts: [
    {
      tone: 'Friendly',
      text: 'Hi Sara, no, your ledger and your approval steps stay as they are. Shall I show you on Tuesday? Fifteen minutes will do.',
    },
    {
      tone: 'Brief',
      text: 'Hi Sara, no change to approvals. Tuesday, 15 minutes, I show you?',
    },
    {
      tone: 'Formal',
      text: 'Dear Ms Kim, your ledger and your approval steps remain unchanged. May I show you on Tuesday? It would take fifteen minutes.',
    },
  ],
  signOff: 'Jonas',
} as const;
