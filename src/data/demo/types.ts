/** What the interactive demo shows. People, companies and addresses are fictional. */
export type IndustryId = 'saas' | 'ecommerce' | 'fintech' | 'healthtech' | 'aiml' | 'martech';

export interface DemoLead {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** 0 to 100. */
  readonly score: number;
  /** Under `.example`. */
  readonly email: string;
  readonly location: string;
  /** Employees, as a range: `51 to 200`. */
  readonly employees: string;
  /** Revenue a year, as a range: `$10M to $50M`. */
  readonly revenue: string;
  /** What happened lately, as a clause whose subject is the company: `posted two reconciliation roles on Monday`. */
  readonly recentActivity: string;
  readonly intent: 'High' | 'Medium';
  /** What hurts, as a noun phrase: `month-end close that takes nine days`. */
  readonly painPoint: string;
  /** The words of src/lib/sequence that only this lead gets. */
  readonly phrases: LeadPhrases;
}

/** What the five emails say to one lead and to no other. */
export interface LeadPhrases {
  /** The recent activity as a noun phrase: `two reconciliation roles`. At most 26 characters, for subjects. */
  readonly signal: string;
  /** The pain point in two or three words: `month-end close`. At most 20 characters, for subjects. */
  readonly topic: string;
  /** What somebody with this title has to answer for, as a noun phrase. */
  readonly stake: string;
  /** What is different afterwards: a sentence with its full stop. */
  readonly value: string;
  /** What can be checked before anything is bought: a sentence with its full stop. */
  readonly proof: string;
  /** What only they know: a question with its mark. */
  readonly question: string;
}

export interface Industry {
  readonly id: IndustryId;
  /** `FinTech`. */
  readonly name: string;
  /** Four lines about what moves buyers of this industry now. */
  readonly insights: readonly [string, string, string, string];
  /** What is special about selling here: a sentence with its full stop, for the emails. */
  readonly context: string;
  /** Three, hottest first. */
  readonly leads: readonly [DemoLead, DemoLead, DemoLead];
}
