/** A lead as the product's pieces on marketing pages draw it. People and companies are fictional. */
export interface SampleLead {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** 0 to 100. */
  readonly score: number;
  readonly signal: string;
}

export const sampleIndustry = 'FinTech';

/** Hottest first. */
export const sampleLeads: readonly SampleLead[] = [
  {
    name: 'Sara Kim',
    title: 'CFO',
    company: 'Ledgerloom',
    score: 94,
    signal: 'Read the pricing page twice today',
  },
  {
    name: 'Dev Mehta',
    title: 'VP Operations',
    company: 'Paywell',
    score: 76,
    signal: 'Opened three emails this week',
  },
  {
    name: 'Lea Torres',
    title: 'Head of Risk',
    company: 'Northbank',
    score: 41,
    signal: 'Changed roles last month',
  },
];

export const sampleEmail = {
  subject: 'Your audit window and 14 open reconciliations',
  opening:
    'Hi Sara, your team posted two reconciliation roles on Monday, six weeks before year-end close.',
} as const;
