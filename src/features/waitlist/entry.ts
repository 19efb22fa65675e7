import type {FieldSpec} from '@site/src/lib/forms/fields';
import {emptyForm, type FormState} from '@site/src/lib/forms/formMachine';
import type {FormOptions} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';

type EntryField = 'email';

/** What is asked for, and the form that asks for it. */
export interface Entry {
  readonly request: WaitlistRequest;
  readonly form: FormState<EntryField>;
}

export const entryFields: readonly FieldSpec<EntryField>[] = [
  {
    name: 'email',
    label: 'Work e-mail',
    type: 'email',
    missing: 'Say where you can be reached.',
    autoComplete: 'email',
  },
];

/** The form of the address is the browser's to check, and nobody else's. */
export const entryOptions = {
  form: 'waitlist',
  fields: entryFields,
  check: 'browser',
} as const satisfies FormOptions<EntryField>;

/** An empty form for this plan and cycle. */
export function emptyEntry(request: WaitlistRequest): Entry {
  return {request, form: emptyForm(entryFields)};
}

/** What goes with the address: plan name and billing cycle; the audience only when the opener named one. */
export function entryContext(request: WaitlistRequest): Readonly<Record<string, string>> {
  const {plan, billingCycle, audience} = request;
  return {plan, billingCycle, ...(audience && {audience})};
}
