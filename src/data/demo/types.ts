import type {Fit, Signal} from '../scoring';

/** Data of the interactive demo. People, companies, and email addresses are fictional. */
export type IndustryId = 'saas' | 'ecommerce' | 'fintech' | 'healthtech' | 'aiml' | 'martech';

export interface DemoLead {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly fit: Fit;
  readonly signals: readonly Signal[];
  /** Under `.example`. */
  readonly email: string;
  readonly location: string;
  /** Employees, as a range: `51 to 200`. */
  readonly employees: string;
  /** Revenue a year, as a range: `$10M to $50M`. */
  readonly revenue: string;
  /** A public signal, as a clause whose subject is the company: `posted two reconciliation roles on Monday`. */
  readonly recentActivity: string;
  /** Something teams like this one often say, as a clause. Never a claim about this company. */
  readonly painPoint: string;
  readonly phrases: LeadPhrases;
}

/** The wording that src/domain/sequence uses for one lead and no other. */
export interface LeadPhrases {
  /** Colleagues in the same job, plural: `finance teams`. */
  readonly peers: string;
  /** The recent activity as a noun phrase: `the two reconciliation roles`. */
  readonly signal: string;
  /** What the offer is about, as a noun phrase: `a faster close`. */
  readonly topic: string;
  /** One per email, in the order they're sent. 40 to 50 characters each. */
  readonly subjects: readonly [string, string, string, string, string];
  /** Opener: the signal as a sentence. */
  readonly hook: string;
  /** Opener: what the sender's company does for teams like this, as a clause that follows "We". */
  readonly offer: string;
  /** Opener: an easy question. */
  readonly ask: string;
  /** Value: what would be different, in sentences. */
  readonly value: string;
  /** Proof: a check on the reader's own data, in sentences. */
  readonly proof: string;
  /** Question: something only the reader knows, ending in the email's one question. */
  readonly question: string;
  /** Break-up: advice that helps without buying anything, as a clause in the imperative. */
  readonly tip: string;
}

export interface Industry {
  readonly id: IndustryId;
  /** `FinTech`. */
  readonly name: string;
  /** Four observations about what makes companies of this industry buy. */
  readonly insights: readonly [string, string, string, string];
  /** Three, hottest first. */
  readonly leads: readonly [DemoLead, DemoLead, DemoLead];
}
