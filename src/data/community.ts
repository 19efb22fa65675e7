import {brand} from './brand';
import {withCommas} from './written';

export interface CommunityGroup {
  readonly name: string;
  /** The group has more members than this. */
  readonly members: number;
  readonly text: string;
  readonly href: string;
}

/** The n-th weekday of each month, in UTC; `weekday` as in `Date.getUTCDay()`. */
export interface EventRule {
  readonly week: 1 | 2 | 3 | 4;
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly hourUtc: number;
  readonly durationMinutes: number;
}

export interface CommunityEvent {
  readonly name: string;
  /** The name of its calendar file: `/community/<id>.ics`. */
  readonly id: string;
  /** The days in words. A fixed date would go stale. */
  readonly when: string;
  readonly rule: EventRule;
  readonly text: string;
}

/** @throws when brand.ts has no link of this name, so the build fails instead of shipping a dead link. */
function socialLink(name: string): string {
  const link = brand.social.find((social) => social.name === name);
  if (!link) throw new Error(`community.ts: brand.ts has no social link named "${name}".`);
  return link.href;
}

/** The largest first. */
export const communityGroups: readonly CommunityGroup[] = [
  {
    name: 'LinkedIn',
    members: 5_000,
    text: 'Releases, articles, and worked examples.',
    href: socialLink('LinkedIn'),
  },
  {
    name: 'Slack',
    members: 2_500,
    text: 'Campaign and deliverability answers from people who send every day.',
    href: socialLink('Slack'),
  },
  {
    name: 'Discord',
    members: 1_800,
    text: 'For builders: the API, scripts, and integrations.',
    href: socialLink('Discord'),
  },
];

/** The size of a group, as shown: `2,500+`. */
export const membersText = ({members}: CommunityGroup) => `${withCommas(members)}+`;

export const communityEvents: readonly CommunityEvent[] = [
  {
    name: 'Deliverability office hour',
    id: 'deliverability-office-hour',
    rule: {week: 1, weekday: 2, hourUtc: 16, durationMinutes: 60},
    when: 'First Tuesday of each month',
    text: 'Bring a bounce message, a DNS record, or a falling open rate. We’ll figure out what to change.',
  },
  {
    name: 'Sequence workshop',
    id: 'sequence-workshop',
    rule: {week: 3, weekday: 4, hourUtc: 15, durationMinutes: 45},
    when: 'Third Thursday of each month',
    text: 'We rewrite three members’ sequences line by line. Send yours when you sign up.',
  },
];
