import type {BounceType} from '../../../data/bounces';
import {DAY_MS, dayOf} from '../../../lib/dates';
import {invalid, missing} from '../responses';
import type {Activity, Email, SandboxState} from '../state';
import type {Operation} from '../types';

const LONGEST_DAYS = 92;
const DEFAULT_DAYS = 30;

interface AnalyticsQuery {
  readonly from?: string;
  readonly to?: string;
  readonly campaign_id?: string;
}

/** GET /v1/analytics */
export const getAnalytics: Operation<AnalyticsQuery> = {
  run({campaign_id, ...query}, state, env) {
    const {to = dayOf(env.now)} = query;
    const {from = dayOf(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS)} = query;

    const wrongPeriod =
      from > to
        ? 'Must not be after `to`.'
        : Date.parse(to) - Date.parse(from) >= LONGEST_DAYS * DAY_MS
          ? `The period can span up to ${LONGEST_DAYS} days.`
          : null;
    if (wrongPeriod) {
      return invalid([{parameter: 'from', code: 'invalid_range', message: wrongPeriod}]);
    }
    if (campaign_id !== undefined && !state.campaigns.some(({id}) => id === campaign_id)) {
      return missing('campaign', campaign_id);
    }

    const counted = [...state.activity, ...sentBy(env.now, state)].filter(
      ({date, campaignId}) =>
        date >= from && date <= to && (campaign_id === undefined || campaignId === campaign_id),
    );
    const totals = totalsOf(counted);
    const {sent, delivered, opens, replies, bounces} = totals;
    const rate = (count: number) =>
      sent === 0 ? null : Math.round((count / sent) * 10_000) / 10_000;
    return {
      status: 200,
      data: {
        from,
        to,
        campaign_id: campaign_id ?? null,
        totals,
        rates: {
          delivery: rate(delivered),
          open: rate(opens),
          reply: rate(replies),
          // A blocked email is a problem with the sender, so it says nothing about the list.
          bounce: rate(bounces.hard + bounces.soft),
        },
        days: daysOf(counted),
      },
    };
  },
};

/** Emails sent from the sandbox whose send time has passed, without those that a suppression stopped. */
function sentBy(now: number, {emails, suppressions}: SandboxState): Activity[] {
  const since = new Map(suppressions.map((each) => [each.email, Date.parse(each.since)]));
  const isStopped = ({status, address}: Email, at: number) =>
    status === 'scheduled' && (since.get(address.toLowerCase()) ?? Infinity) <= at;
  return emails.flatMap((email) => {
    const at = Date.parse(email.send_at);
    if (at > now || isStopped(email, at)) return [];
    return {...nothing, sent: 1, date: dayOf(at), campaignId: email.campaign_id};
  });
}

const nothing = {sent: 0, opens: 0, replies: 0, hard: 0, soft: 0, transient: 0, blocked: 0};

function totalsOf(activity: readonly Activity[]) {
  const sum = (key: keyof typeof nothing) => activity.reduce((total, each) => total + each[key], 0);
  const sent = sum('sent');
  const bounces = {
    hard: sum('hard'),
    soft: sum('soft'),
    transient: sum('transient'),
    blocked: sum('blocked'),
  } satisfies Record<BounceType, number>;
  return {
    sent,
    // Bounces count on the day they happen, so a day can have more of them than emails sent.
    // In the sandbox, every transient bounce is delivered on a retry.
    delivered: Math.max(0, sent - bounces.hard - bounces.soft - bounces.blocked),
    opens: sum('opens'),
    replies: sum('replies'),
    bounces,
  };
}

function daysOf(activity: readonly Activity[]) {
  const dates = Array.from(new Set(activity.map(({date}) => date))).sort();
  return dates.map((date) => {
    const {sent, opens, replies} = totalsOf(activity.filter((each) => each.date === date));
    return {date, sent, opens, replies};
  });
}
