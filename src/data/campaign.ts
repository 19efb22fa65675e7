import {withCommas} from './written';

export interface Campaign {
  /** Change it with the announcement, so that visitors who closed the old bar see the new one. */
  readonly id: string;
  /**
   * First and last day of the campaign, UTC, inclusive (YYYY-MM-DD). `config/theme.ts` decides at build time whether to
   * show the bar, so after the last day it stays until the next build.
   */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly foundingMembers: number;
  /** Applications are reviewed within this many hours. */
  readonly reviewHours: number;
  /** Founding members who joined this week, when the page opens. Sample data. */
  readonly joinedThisWeek: number;
  /** Founding spots left, when the page opens. Sample data. */
  readonly spotsRemaining: number;
  /** The number of spots shown never drops below this. */
  readonly fewestSpotsShown: number;
  /** Fits one line on a phone, with the link. */
  readonly announcement: string;
  /** Continues the announcement where there's room. */
  readonly announcementDetail: string;
  readonly href: string;
}

const foundingMembers = 1_000;
const reviewHours = 24;

/** The early-access campaign: announcement bar, hero badge and waitlist all read it. */
export const campaign: Campaign = {
  id: 'early-access-2',
  startsOn: '2026-11-01',
  endsOn: '2027-06-30',
  foundingMembers,
  reviewHours,
  joinedThisWeek: 873,
  spotsRemaining: 127,
  fewestSpotsShown: 50,
  announcement: `${withCommas(foundingMembers)} founding spots`,
  announcementDetail: ', each at a price you keep for as long as you stay',
  href: '/pricing#waitlist',
};

/** The founding spots when the page opens. Sample data. */
export const spots = {
  total: campaign.foundingMembers,
  taken: campaign.foundingMembers - campaign.spotsRemaining,
};

/** The caption of their map. */
export const spotsText = `${withCommas(spots.taken)} of ${withCommas(spots.total)} founding spots are taken (sample data).`;

/** Whether the campaign runs at this moment. */
export function isCampaignOn(
  {startsOn, endsOn}: Pick<Campaign, 'startsOn' | 'endsOn'>,
  now: Date,
): boolean {
  const day = now.toISOString().slice(0, 10);
  return day >= startsOn && day <= endsOn;
}
