import {campaign} from '@site/src/data/campaign';
import {planNamed} from '@site/src/data/plans';
import type {Outcome} from '@site/src/lib/forms/formMachine';
import type {AudienceId, WaitlistRequest} from '@site/src/domain/waitlist';
import type {Entry} from './entry';

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
} satisfies Record<Outcome, string>;

/** `Pro, billed yearly`; a plan without a price is not billed. */
export function requestText({plan, billingCycle}: WaitlistRequest): string {
  return planNamed(plan).price.monthly === 0 ? plan : `${plan}, billed ${billingCycle}`;
}

/** What the page says when the answer came after the modal was closed; empty when there is nothing to say. */
export function noticeText(entry: Entry | null): string {
  if (!entry || entry.form.status === 'sending') return '';
  const {request, form} = entry;
  return form.status === 'done'
    ? `Your spot is noted: ${requestText(request)}. ${outcomeTexts[form.outcome]}`
    : `Not sent: ${requestText(request)}. ${form.failure ?? ''} What you typed is kept.`;
}
