import type {FieldSpec} from '@site/src/lib/forms/fields';
import {emptyForm, type FormState} from '@site/src/lib/forms/formMachine';
import type {FormOptions} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';

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
