export interface Campaign {
  /** Changes when the text changes, so that a visitor who closed the old bar sees the new one. */
  readonly id: string;
  /**
   * First and last day of the campaign, UTC, inclusive (YYYY-MM-DD). Whether the bar is shown is decided when the site
   * is built, by `config/theme.ts`: it stays after the last day until the next build.
   */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly foundingMembers: number;
  /** Hours within which applications are reviewed. */
  readonly reviewHours: number;
  /** Who joined this week, when the page is opened. */
  readonly joinedThisWeek: number;
  /** Founding spots left, when the page is opened. */
  readonly spotsRemaining: number;
  /** The figure of spots that is shown never falls below it. */
  readonly fewestSpotsShown: number;
  readonly announcement: string;
  readonly href: string;
}

const foundingMembers = 1_000;
const reviewHours = 24;

/** The early-access campaign: announcement bar, hero badge and waitlist all read it. */
export const campaign: Campaign = {
  id: 'early-access-1',
  startsOn: '2026-11-01',
  endsOn: '2027-06-30',
  foundingMembers,
  reviewHours,
  joinedThisWeek: 873,
  spotsRemaining: 127,
  fewestSpotsShown: 50,
  announcement: `Early access: ${foundingMembers.toLocaleString('en-US')} founding members, lifetime founder pricing. Applications reviewed within ${reviewHours} hours.`,
  href: '/pricing#waitlist',
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the campaign's days include this moment. */
export function isCampaignOn(
  {startsOn, endsOn}: Pick<Campaign, 'startsOn' | 'endsOn'>,
  now: Date,
): boolean {
  const start = Date.parse(`${startsOn}T00:00:00Z`);
  const end = Date.parse(`${endsOn}T00:00:00Z`) + DAY_MS;
  return now.getTime() >= start && now.getTime() < end;
}
