import type {ReactNode} from 'react';

import {FormFields} from '@site/src/components/FormFields/FormFields';
import type {Form} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import styles from './Entry.module.css';
import {entryContext, entryFields} from './entry';

export interface EntryFormProps {
  readonly request: WaitlistRequest;
  readonly form: Form<'email'>;
  /** Stands between the address and the button. */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly otherAction?: ReactNode;
}

/** The address and the button; the modal and the page's own form share it. */
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
