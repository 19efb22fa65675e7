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
  /** What happened lately, as a clause without a subject: `posted two reconciliation roles on Monday`. */
  readonly recentActivity: string;
  readonly intent: 'High' | 'Medium';
  /** What hurts, as a noun phrase: `month-end close that takes nine days`. */
  readonly painPoint: string;
}

export interface Industry {
  readonly id: IndustryId;
  /** `FinTech`. */
  readonly name: string;
  /** Four lines about what moves buyers of this industry now. */
  readonly insights: readonly [string, string, string, string];
  /** Three, hottest first. */
  readonly leads: readonly [DemoLead, DemoLead, DemoLead];
}
