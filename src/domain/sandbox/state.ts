import {DAY_MS, dayOf, HOUR_MS} from '../../lib/dates';
import {appAccess} from './account';
import type {SandboxSeed, SeedActivity, SeedCampaign, SeedLead} from './seed/types';
import {timestampOf} from './time';

/** The account behind the sandbox. A plain value, so that the console can compare it and reset it. */
export interface SandboxState {
  /** Highest score first. */
  readonly leads: readonly SeedLead[];
  /** Newest first. */
  readonly contacts: readonly Contact[];
  /** Newest first. */
  readonly campaigns: readonly Campaign[];
  /** The addresses that the account can't email, newest first. Contacts have their own part of it, too. */
  readonly suppressions: readonly Suppression[];
  /** Newest first. */
  readonly imports: readonly ContactImport[];
  /** Newest first. */
  readonly webhooks: readonly Webhook[];
  /** The test events that webhooks got, newest first. */
  readonly deliveries: readonly EventDelivery[];
  /** The apps' tokens. */
  readonly grants: readonly Grant[];
  /** The codes that an app can still exchange for tokens. */
  readonly codes: readonly Code[];
  /** Emails accepted by the sandbox. */
  readonly emails: readonly Email[];
  /** Activity before the first request, by day. */
  readonly activity: readonly Activity[];
  /** By `Idempotency-Key`. */
  readonly storedResponses: Readonly<Record<string, StoredResponse>>;
  readonly calls: CallCount;
  /** Of the OAuth endpoints, which count for the app. */
  readonly appCalls: CallCount;
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

export interface Suppression {
  /** In lower case. */
  readonly email: string;
  readonly reason: string;
  readonly code: string | null;
  readonly since: string;
}

/** As the API returns it, with the contacts that are still to be written. */
export interface ContactImport {
  readonly id: string;
  readonly status: 'queued' | 'running' | 'completed';
  readonly on_duplicate: string;
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
  readonly errors: readonly {
    readonly index: number;
    readonly email: string;
    readonly code: string;
    readonly message: string;
  }[];
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly rows: readonly PendingRow[];
}

/** A contact of an import that isn't written yet. */
export interface PendingRow {
  /** In the list that was sent. */
  readonly index: number;
  readonly contact: ImportRow;
  /** Why it won't be written. */
  readonly refusal?: {readonly code: string; readonly message: string};
}

export interface ImportRow {
  readonly email: string;
  readonly name?: string | null;
  readonly title?: string | null;
  readonly company?: string | null;
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly created_at: string;
  readonly secret: string;
  /** Whether an app created it with its token. Otherwise it's the account's own. */
  readonly isOfApp: boolean;
}

export interface EventDelivery {
  readonly webhook: Webhook;
  readonly event: EventPayload;
  /** The endpoint's HTTP status; null if it didn't respond in time. */
  readonly responseStatus: number | null;
}

/** The fields of every event. */
export interface EventPayload {
  readonly id: string;
  readonly type: string;
  /** RFC 3339, UTC. */
  readonly created_at: string;
  readonly data: object;
}

/** A customer's approval of an app. */
export interface Grant {
  readonly scopes: readonly string[];
  readonly refreshToken: string;
  readonly accessTokens: readonly {
    readonly token: string;
    /** Milliseconds since 1970. */
    readonly expiresAt: number;
  }[];
}

/** A code from the approval screen. */
export interface Code {
  readonly code: string;
  readonly verifier: string;
  readonly scopes: readonly string[];
}

/** As the API returns it. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly status: SeedCampaign['status'];
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
    timestampOf(Date.parse(dayOf(now - daysAgo * DAY_MS)) + hour * HOUR_MS);
  const leadById = new Map(seed.leads.map((lead) => [lead.id, lead]));
  const suppressions = seed.contacts.flatMap((contact): Suppression[] => {
    if (!('leadId' in contact) || !contact.suppression) return [];
    const {reason, code, daysAgo} = contact.suppression;
    const {email} = leadById.get(contact.leadId)!;
    return [{email, reason, code, since: morning(daysAgo, 10)}];
  });
  const contacts = seed.contacts.map((contact) => {
    const added = morning(contact.addedDaysAgo, 9);
    return 'leadId' in contact
      ? contactOf(leadById.get(contact.leadId)!, contact.id, added)
      : importedContact(contact, added);
  });
  return {
    leads: seed.leads,
    contacts: withSuppressions(contacts, suppressions),
    suppressions,
    imports: seed.imports.map(({addedDaysAgo, ...job}) => ({
      ...job,
      created_at: morning(addedDaysAgo, 9),
      completed_at: morning(addedDaysAgo, 9),
      rows: [],
    })),
    webhooks: seed.webhooks.map(({createdDaysAgo, ...webhook}) => ({
      ...webhook,
      created_at: timestampOf(Date.parse(morning(createdDaysAgo, 15)) + HOUR_MS / 3),
      isOfApp: false,
    })),
    deliveries: [],
    ...appAccess(now),
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
    appCalls: {hourFrom: now, inHour: 0, recent: []},
  };
}

/** Sets the status and the suppression of each contact, by its address. */
export function withSuppressions(
  contacts: readonly Contact[],
  suppressions: readonly Suppression[],
): Contact[] {
  const byEmail = new Map(suppressions.map((each) => [each.email, each]));
  return contacts.map((contact) => {
    const found = byEmail.get(contact.email);
    const {reason = '', code = null, since = ''} = found ?? {};
    return {
      ...contact,
      status: found ? 'suppressed' : 'active',
      suppression: found ? {reason, code, since} : null,
    };
  });
}

export function contactOf(lead: SeedLead, id: string, createdAt: string): Contact {
  return {...importedContact({...lead, id}, createdAt), lead_id: lead.id, score: lead.score};
}

export function importedContact(
  {id, email, name = null, title = null, company = null}: ImportRow & {readonly id: string},
  createdAt: string,
): Contact {
  return {
    id,
    lead_id: null,
    name,
    title,
    company,
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
