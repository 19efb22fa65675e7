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
  readonly emails: LeadEmails;
}

/** A subject of 40 to 50 characters, then the paragraphs between the greeting and the signature. */
export type DemoEmail = readonly [subject: string, ...paragraphs: string[]];

/** The five emails to one lead. Each asks at most one question. */
export interface LeadEmails {
  /** The signal, what it usually means, the offer, and an easy question. Says who writes. */
  readonly opener: DemoEmail;
  /** The difference it would make, in terms the role cares about. */
  readonly value: DemoEmail;
  /** A check on the reader's own data that takes 15 minutes and works without the sender. */
  readonly proof: DemoEmail;
  /** A question that only the reader can answer, and no offer. */
  readonly question: DemoEmail;
  /** Says once that no more emails come, and leaves a tip that needs nothing from the sender. */
  readonly 'break-up': DemoEmail;
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
