import type {BounceType} from '../../../data/bounces';
import type {SignalKind} from '../../../data/scoring';

/**
 * The sandbox's account before the first request. `sandboxSeed` derives it at build time, so that the browser loads only
 * these fields instead of all the demo's texts.
 */
export interface SandboxSeed {
  /** Highest score first. */
  readonly leads: readonly SeedLead[];
  /** Newest first. */
  readonly contacts: readonly (SeedContact | SeedImport)[];
  /** Newest first. */
  readonly campaigns: readonly SeedCampaign[];
  /** Newest first. */
  readonly imports: readonly SeedContactImport[];
  /** Newest first. */
  readonly webhooks: readonly SeedWebhook[];
}

/** A finished import. */
export interface SeedContactImport {
  /** `imp_5e83f1`. */
  readonly id: string;
  readonly status: 'completed';
  readonly on_duplicate: 'update' | 'skip';
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
  readonly errors: readonly [];
  readonly addedDaysAgo: number;
}

export interface SeedWebhook {
  /** `hook_8d41f6`. */
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  readonly createdDaysAgo: number;
}

export interface SeedLead {
  /** `lead_8f3a2c`. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Under `.example`. */
  readonly email: string;
  /** 0 to 100. */
  readonly score: number;
  readonly intent: 'High' | 'Medium';
  /** As the API writes it: `FinTech`. */
  readonly industry: string;
  readonly employees: number;
  /** City and country: `Chicago, United States`. */
  readonly location: string;
  readonly signals: readonly SignalKind[];
}

/** A contact with the name and address of its lead. */
export interface SeedContact {
  /** `cont_5e83f1`. */
  readonly id: string;
  readonly leadId: string;
  readonly addedDaysAgo: number;
  readonly suppression: SeedSuppression | null;
}

/** An imported contact with only an address. */
export interface SeedImport {
  readonly id: string;
  /** Under `.example`. */
  readonly email: string;
  readonly addedDaysAgo: number;
}

export interface SeedSuppression {
  readonly reason: 'hard_bounce' | 'soft_bounce' | 'opt_out' | 'complaint';
  readonly code: string | null;
  readonly daysAgo: number;
}

export interface SeedCampaign {
  /** `camp_4b7d10`. */
  readonly id: string;
  readonly name: string;
  readonly status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed';
  readonly goal: 'call' | 'reply' | 'visit';
  readonly leadCount: number;
  readonly stepCount: number;
  readonly dailyLimit: number;
  readonly createdDaysAgo: number;
  /** Negative: in the future. `null` for a draft. */
  readonly startsDaysAgo: number | null;
  readonly activity: SeedActivity | null;
}

/** Counts to spread evenly over days. */
export interface SeedActivity extends Readonly<Record<BounceType, number>> {
  readonly firstDaysAgo: number;
  /** The number of days. */
  readonly days: number;
  readonly sent: number;
  readonly opens: number;
  readonly replies: number;
}
