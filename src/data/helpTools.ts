/** The tools of /help/tools, in their order. The ID is the anchor, and the name of the hash that fills in a text. */
export const helpTools = [
  {
    id: 'bounce',
    title: 'Bounce decoder',
    description:
      'Paste a bounce message or a whole delivery report. See what happened, what we do about it, and what to do next.',
    field: 'Bounce message or delivery report',
    example: '550-5.7.26 Your email has been blocked because the sender is unauthenticated.',
    action: 'Decode',
    sample: {
      input: '550-5.7.26 … the sender is unauthenticated.',
      title: 'Your email isn’t authenticated',
      text: 'Publish SPF and DKIM for the From domain, check alignment, and send one test.',
    },
  },
  {
    id: 'dns',
    title: 'SPF, DKIM, and DMARC checker',
    description:
      'Paste one or more records. See where each error is, how many DNS lookups the record needs, and how long the key is.',
    field: 'DNS records, one per line',
    example: 'v=spf1 include:_spf.google.com ~all',
    action: 'Check',
    sample: {
      input: 'v=spf1 include:_spf.google.com +all',
      title: 'The SPF record has an error',
      text: 'This lets everyone send as your domain. Write ~all or -all.',
    },
  },
  {
    id: 'records',
    title: 'SPF, DKIM, and DMARC generator',
    description:
      'Choose who sends for your domain. Get error-free records in your DNS provider’s format, merged with the SPF record you already have.',
    action: 'Create records',
    sample: {
      input: 'Google Workspace',
      title: 'Your SPF record',
      code: 'v=spf1 include:_spf.google.com ~all',
    },
  },
  {
    id: 'csv',
    title: 'CSV checker',
    description:
      'See what importing your file would do: how many people, duplicates, and invalid or role addresses it has, and which columns match a field.',
    action: 'Check a file',
    sample: {
      input: 'contacts.csv, 4 rows',
      title: 'contacts.csv is ready to import',
      text: '2 people, 1 duplicate, and 1 invalid address.',
    },
  },
  {
    id: 'email',
    title: 'Subject and body checker',
    description:
      'Paste an email. See how its length, question, links, and tokens compare with what works in cold email.',
    field: 'Subject in the first line, the email below',
    example: 'Fewer open items at your month-end close',
    action: 'Check',
    sample: {
      input: 'Hi {firstName}, any interest?',
      title: '3 things to improve',
      text: '“{firstName}” isn’t a token. Write it as in {{firstName | there}}.',
    },
  },
  {
    id: 'score',
    title: 'Score calculator',
    description:
      'Work out a lead’s score from fit, signals, and what the person did, and see the calculation.',
    action: 'Calculate',
    sample: {
      input: 'Fit 36 + signals 28 + 1 open 5',
      title: 'Score 69: Warm',
      score: 69,
    },
  },
  {
    id: 'cost',
    title: 'Plan and overage calculator',
    description:
      'See what a month costs on each standard plan, overages included, and which founder plan covers the same usage.',
    action: 'Calculate',
    sample: {
      input: '12,500 emails, 1,300 contacts',
      title: 'Starter costs least',
      text: 'With 2,500 extra emails and 300 extra contacts.',
    },
  },
  {
    id: 'warmup',
    title: 'Warm-up planner',
    description:
      'See when to raise a new domain’s daily limit, and download the dates as a calendar.',
    action: 'Plan',
    sample: {
      input: 'A new domain',
      title: '250 emails a day after four steps',
      text: '20, 40, 80, 150, then 250 emails a day.',
    },
  },
] as const;

export type HelpToolId = (typeof helpTools)[number]['id'];

export interface HelpToolFacts {
  readonly id: HelpToolId;
  readonly title: string;
  readonly description: string;
  /** The label of the text field; tools without one open a form of their own. */
  readonly field?: string;
  /** Shown in the empty field. */
  readonly example?: string;
  readonly action: string;
  /** Its result for an example. */
  readonly sample: HelpToolSample;
}

export interface HelpToolSample {
  readonly input: string;
  readonly title: string;
  readonly text?: string;
  /** Part of the result that's copied as it is. */
  readonly code?: string;
  /** Shown on the heat scale. */
  readonly score?: number;
}
