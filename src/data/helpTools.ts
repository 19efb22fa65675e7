/** The tools of /help/tools, in their order. The ID is the anchor, and the name of the hash that fills in a text. */
export const helpTools = [
  {
    id: 'bounce',
    title: 'Bounce decoder',
    description:
      'Paste a bounce message or a whole delivery report. See what happened, what we do about it, and what you do now.',
    field: 'Bounce message or delivery report',
    example: '550-5.7.26 Your email has been blocked because the sender is unauthenticated.',
    action: 'Decode',
  },
  {
    id: 'dns',
    title: 'SPF, DKIM, and DMARC checker',
    description:
      'Paste one or more records. See each error where it is, the number of DNS lookups, and the length of the key.',
    field: 'DNS records, one in each line',
    example: 'v=spf1 include:_spf.google.com ~all',
    action: 'Check',
  },
  {
    id: 'records',
    title: 'SPF, DKIM, and DMARC generator',
    description:
      'Choose who sends for your domain. Get the records without errors, in the form of your DNS provider, and merge the SPF record you have.',
    action: 'Create records',
  },
  {
    id: 'csv',
    title: 'CSV checker',
    description:
      'See what an import of your file would do: people, duplicates, invalid and role addresses, and the columns that have a field.',
    action: 'Check a file',
  },
  {
    id: 'email',
    title: 'Subject and body checker',
    description:
      'Paste an email. See how its length, question, links, and tokens compare with what works in cold email.',
    field: 'Subject in the first line, the email below',
    example: 'Fewer open items at your month-end close',
    action: 'Check',
  },
  {
    id: 'score',
    title: 'Score calculator',
    description:
      'Work out the score of a lead from its fit, its signals, and what the person did, with the calculation shown.',
    action: 'Calculate',
  },
  {
    id: 'cost',
    title: 'Plan and overage calculator',
    description:
      'See what a month costs on each standard plan with its overages, and which founder plan covers the same.',
    action: 'Calculate',
  },
  {
    id: 'warmup',
    title: 'Warm-up planner',
    description:
      'Get the dates on which you raise the daily limit of a new domain, also as a calendar.',
    action: 'Plan',
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
}
