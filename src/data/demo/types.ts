import type {Fit, Signal} from '../scoring';

export type IndustryId = 'saas' | 'ecommerce' | 'fintech' | 'healthtech' | 'aiml' | 'martech';

/** A lead in the interactive demo. People, companies, and email addresses are fictional. */
export interface DemoLead {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly fit: Fit;
  readonly signals: readonly Signal[];
  /** On a `.example` domain. */
  readonly email: string;
  readonly location: string;
  /** A range: `51 to 200`. */
  readonly employees: string;
  /** Annual revenue, as a range: `$10M to $50M`. */
  readonly revenue: string;
  /** A public signal, as a clause whose subject is the company: `posted two reconciliation roles on Monday`. */
  readonly recentActivity: string;
  /** A common complaint of teams like this one, as a clause. Never a claim about this company. */
  readonly painPoint: string;
}

/** A subject of 40 to 50 characters, then the paragraphs between the greeting and the signature. */
export type DemoEmail = readonly [subject: string, ...paragraphs: string[]];

/** The five emails to a lead. Each asks at most one question. */
export interface LeadEmails {
  /** The signal, what it usually means, the offer, and an easy question. Names the sender. */
  readonly opener: DemoEmail;
  /** The outcome, in terms the lead's role cares about. */
  readonly value: DemoEmail;
  /** A 15-minute check to run on the reader's own data, without the sender. */
  readonly proof: DemoEmail;
  /** A question only the reader can answer. Makes no offer. */
  readonly question: DemoEmail;
  /** Announces the last email once, and leaves a tip that works without a purchase. */
  readonly 'break-up': DemoEmail;
}

/** The emails to an industry's leads, in the leads' order. Apart from the leads, because they're long and shown last. */
export type IndustryEmails = readonly [LeadEmails, LeadEmails, LeadEmails];

export interface Industry {
  readonly id: IndustryId;
  readonly name: string;
  /** Observations about what leads companies in this industry to buy. */
  readonly insights: readonly [string, string, string, string];
  /** Hottest first. */
  readonly leads: readonly [DemoLead, DemoLead, DemoLead];
}
