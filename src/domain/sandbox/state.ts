import type {SandboxSeed, SeedActivity, SeedImport, SeedLead} from './seed/types';
import {dayOf, DAY_MS, timestampOf} from './time';

/** The account behind the sandbox. A plain value, so that the console can compare it and reset it. */
export interface SandboxState {
  /** Highest score first. */
  readonly leads: readonly SeedLead[];
  /** Newest first. */
  readonly contacts: readonly Contact[];
  /** Newest first. */
  readonly campaigns: readonly Campaign[];
  /** Emails accepted by the sandbox. */
  readonly emails: readonly Email[];
  /** Activity before the first request, by day. */
  readonly activity: readonly Activity[];
  /** By `Idempotency-Key`. */
  readonly storedResponses: Readonly<Record<string, StoredResponse>>;
  readonly calls: CallCount;
}

/** As the API returns it. */
export interface Contact {
  readonly id: string;
  readonly lead_id: string | null;
  /** Like title and company, null if an imported contact has only an address. */
  readonly name: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly email: string;
  readonly score: number;
  readonly status: 'active' | 'suppressed';
  readonly suppression: {
    readonly reason: string;
    readonly code: string | null;
    readonly since: string;
  } | null;
  readonly created_at: string;
}

/** As the API returns it. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly goal: string;
  readonly lead_count: number;
  readonly step_count: number;
  readonly daily_limit: number;
  readonly starts_at: string | null;
  readonly created_at: string;
}

/** As the API returns it. */
export interface Email {
  readonly id: string;
  readonly to: string;
  readonly contact_id: string;
  readonly address: string;
  readonly subject: string;
  readonly status: 'queued' | 'scheduled';
  readonly campaign_id: string | null;
  readonly send_at: string;
  readonly created_at: string;
}

export interface Activity extends Omit<SeedActivity, 'firstDaysAgo' | 'days'> {
  /** `2026-11-16`. */
  readonly date: string;
  readonly campaignId: string | null;
}

export interface StoredResponse {
  /** The fingerprint of the request. */
  readonly request: string;
  readonly status: 200 | 201 | 202;
  readonly data: object;
  readonly at: number;
}

export interface CallCount {
  /** When the hour started, in milliseconds since 1970. */
  readonly hourFrom: number;
  readonly inHour: number;
  /** The times of the latest requests. */
  readonly recent: readonly number[];
}

/**
 * Creates the account before the first request.
 *
 * @param now milliseconds since 1970; the account's dates are relative to it
 */
export function createState(seed: SandboxSeed, now: number): SandboxState {
  const morning = (daysAgo: number, hour: number) =>
    timestampOf(Date.parse(dayOf(now - daysAgo * DAY_MS)) + hour * 3_600_000);
  const leadById = new Map(seed.leads.map((lead) => [lead.id, lead]));
  return {
    leads: seed.leads,
    contacts: seed.contacts.flatMap((contact) => {
      const added = morning(contact.addedDaysAgo, 9);
      if (!('leadId' in contact)) return importedContact(contact, added);
      const {id, leadId, suppression} = contact;
      const lead = leadById.get(leadId);
      if (!lead) return [];
      return {
        ...contactOf(lead, id, added),
        status: suppression ? ('suppressed' as const) : ('active' as const),
        suppression: suppression && {
          reason: suppression.reason,
          code: suppression.code,
          since: morning(suppression.daysAgo, 10),
        },
      };
    }),
    campaigns: seed.campaigns.map((campaign) => ({
      id: campaign.id,
      name: campaign.name,
      status: campaign.status,
      goal: campaign.goal,
      lead_count: campaign.leadCount,
      step_count: campaign.stepCount,
      daily_limit: campaign.dailyLimit,
      starts_at: campaign.startsDaysAgo === null ? null : morning(campaign.startsDaysAgo, 8),
      created_at: morning(campaign.createdDaysAgo, 14),
    })),
    emails: [],
    activity: seed.campaigns.flatMap(({id, activity}) =>
      activity ? spread(activity, id, now) : [],
    ),
    storedResponses: {},
    calls: {hourFrom: now, inHour: 0, recent: []},
  };
}

export function contactOf(lead: SeedLead, id: string, createdAt: string): Contact {
  const {id: leadId, name, title, company, email, score} = lead;
  return {
    id,
    lead_id: leadId,
    name,
    title,
    company,
    email,
    score,
    status: 'active',
    suppression: null,
    created_at: createdAt,
  };
}

function importedContact({id, email}: SeedImport, createdAt: string): Contact {
  return {
    id,
    lead_id: null,
    name: null,
    title: null,
    company: null,
    email,
    score: 0,
    status: 'active',
    suppression: null,
    created_at: createdAt,
  };
}

/** Spreads counts over the working days. The totals stay the same. */
function spread(activity: SeedActivity, campaignId: string, now: number): Activity[] {
  const dates = Array.from({length: activity.days}, (_none, day) =>
    dayOf(now - (activity.firstDaysAgo - day) * DAY_MS),
  ).filter((date) => new Date(date).getUTCDay() % 6 !== 0);
  return dates.map((date, day) => {
    const share = (total: number) =>
      Math.floor(((day + 1) * total) / dates.length) - Math.floor((day * total) / dates.length);
    return {
      date,
      campaignId,
      sent: share(activity.sent),
      opens: share(activity.opens),
      replies: share(activity.replies),
      hard: share(activity.hard),
      soft: share(activity.soft),
      transient: share(activity.transient),
      blocked: share(activity.blocked),
    };
  });
}
