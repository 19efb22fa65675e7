import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {planNamed} from '@site/src/data/plans';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import {emptyForm, type FormState, type Outcome} from '@site/src/lib/forms/formMachine';
import type {FormOptions} from '@site/src/lib/forms/useForm';
import type {Mail} from '@site/src/lib/mailto';
import type {AudienceId, WaitlistRequest} from '@site/src/domain/waitlist';

type EntryField = 'email';

/** The plan that was asked for, and the form to ask for it. */
export interface Entry {
  readonly request: WaitlistRequest;
  readonly form: FormState<EntryField>;
}

export const entryFields: readonly FieldSpec<EntryField>[] = [
  {
    name: 'email',
    label: 'Work email',
    type: 'email',
    missing: 'Enter your email address.',
    autoComplete: 'email',
  },
];

/** Only the browser checks the format of the email address. */
export const entryOptions = {
  form: 'waitlist',
  fields: entryFields,
  check: 'browser',
} as const satisfies FormOptions<EntryField>;

/** An empty form for this plan and cycle. */
export function emptyEntry(request: WaitlistRequest): Entry {
  return {request, form: emptyForm(entryFields)};
}

/** The fields sent with the email address: plan name, billing cycle, and the audience if the opener named one. */
export function entryContext(request: WaitlistRequest): Readonly<Record<string, string>> {
  const {plan, billingCycle, audience} = request;
  return {plan, billingCycle, ...(audience && {audience})};
}

/** Shown in the modal if an audience's button opened it. */
export const audienceLines = {
  founder: 'You sell and build at the same time. The lead score shows who to write to first.',
  sales: 'Your team shares one list, and each hot lead goes to the person who owns it.',
  agency:
    'You send for several clients. Ultimate includes white-label, client workspaces, and role permissions.',
} satisfies Record<AudienceId, string>;

/** An entry that was only logged has reached no one, so its texts ask for one more step. */
export const outcomeTexts = {
  sent: {
    title: 'We got your application.',
    text: `We review it within ${campaign.reviewHours} hours. You pay nothing until we accept it.`,
  },
  logged: {
    title: 'One more step: send it as an email.',
    text: 'Your application is written but not sent. Open it in your email app, and send it from there.',
  },
} satisfies Record<Outcome, {readonly title: string; readonly text: string}>;

/** `Pro, billed yearly`; a plan without a price has no billing cycle. */
export function requestText({plan, billingCycle}: WaitlistRequest): string {
  return planNamed(plan).price.monthly === 0 ? plan : `${plan}, billed ${billingCycle}`;
}

/** The application as an email. */
export function entryMail(request: WaitlistRequest, email: string): Mail {
  return {
    address: brand.mail.sales,
    subject: `Early access: ${requestText(request)}`,
    body: `I'd like to apply for ${requestText(request)}.\n\nReply to: ${email}`,
  };
}

/** The announcement of a response that came after the modal was closed; empty if there's none. */
export function noticeText(entry: Entry | null): string {
  if (!entry || entry.form.status === 'sending') return '';
  const {request, form} = entry;
  if (form.status === 'editing') {
    return `Not sent: ${requestText(request)}. ${form.failure ?? ''} Your email address is still in the form.`;
  }
  const {title, text} = outcomeTexts[form.outcome];
  return `${title} ${requestText(request)}. ${text}`;
}
