import type {ReactNode} from 'react';

import {FormDone} from '@site/src/components/FormFields/FormDone';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import type {FormState} from '@site/src/lib/forms/formMachine';
import type {Form} from '@site/src/lib/forms/useForm';
import {entryContext, entryFields} from './entry';
import {outcomeTexts, requestText} from './entryTexts';
import styles from './Waitlist.module.css';

export interface EntryFormProps {
  readonly request: WaitlistRequest;
  readonly form: Form<'email'>;
  /** Shown between the field and the button. */
  readonly children?: ReactNode;
  /** Shown next to the button. */
  readonly otherAction?: ReactNode;
}

/** The email field and the button, for the modal and for the form on the page. */
export function EntryForm({request, form, children, otherAction}: EntryFormProps): ReactNode {
  return (
    <FormFields
      className={styles.form}
      fields={entryFields}
      form={form}
      sendLabel="Reserve My Spot"
      onSend={() => void form.send(entryContext(request))}
      below={children}
      otherAction={otherAction}
    />
  );
}

export interface EntryDoneProps {
  readonly request: WaitlistRequest;
  readonly form: Extract<FormState<'email'>, {status: 'done'}>;
  readonly onDone: () => void;
  /** For a place that has no title of its own. */
  readonly title?: string;
}

/** The outcome of the entry. */
export function EntryDone({request, form, onDone, title}: EntryDoneProps): ReactNode {
  return (
    <FormDone title={title} onDone={onDone}>
      <p className={styles.outcome}>
        {form.values.email} · {requestText(request)}. {outcomeTexts[form.outcome]}
      </p>
    </FormDone>
  );
}
