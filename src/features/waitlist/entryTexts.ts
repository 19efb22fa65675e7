import {campaign} from '@site/src/data/campaign';
import {planNamed} from '@site/src/data/plans';
import type {AudienceId, WaitlistRequest} from '@site/src/lib/waitlist';
import type {EntryOutcome, EntryState} from './entryMachine';

/** What an audience is told when its button opened the modal. */
export const audienceLines = {
  founder: 'You sell and build at the same time: the score says whom to write to first.',
  sales: 'Your team works one list: each hot lead goes to the person who owns it.',
  agency: 'You send for several clients: white-label and role permissions are part of Ultimate.',
} satisfies Record<AudienceId, string>;

/** What becomes of an entry, told in full: no more and no less than what happened. */
export const outcomeTexts = {
  sent: `Your application is reviewed within ${campaign.reviewHours} hours.`,
  logged:
    'This site has no server yet, so the entry was written to this browser’s console and sent nowhere.',
} satisfies Record<EntryOutcome, string>;

/** `Pro, billed yearly`; a plan without a price is not billed. */
export function requestText({plan, billingCycle}: WaitlistRequest): string {
  return planNamed(plan).price.monthly === 0 ? plan : `${plan}, billed ${billingCycle}`;
}

/** The button's words: a failed attempt is repeated, and only on request. */
export function sendLabel(entry: EntryState): string {
  if (entry.status === 'sending') return 'Sending…';
  return entry.status === 'form' && entry.failure !== null ? 'Try again' : 'Reserve My Spot';
}

/** What the page says when the answer came after the modal was closed; empty when there is nothing to say. */
export function noticeText(entry: EntryState | null): string {
  if (!entry || entry.status === 'sending') return '';
  return entry.status === 'success'
    ? `Your spot is noted: ${requestText(entry.request)}. ${outcomeTexts[entry.outcome]}`
    : `Not sent: ${requestText(entry.request)}. ${entry.failure ?? ''} What you typed is kept.`;
}
