import type {ReactNode} from 'react';

import {FormDone} from '@site/src/components/FormFields/FormDone';
import type {FormState} from '@site/src/lib/forms/formMachine';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import styles from './Entry.module.css';
import {outcomeTexts, requestText} from './entryTexts';

export interface EntryDoneProps {
  readonly request: WaitlistRequest;
  readonly form: Extract<FormState<'email'>, {status: 'done'}>;
  readonly onDone: () => void;
  /** Stands above the answer where nothing else names it. */
  readonly title?: string;
}

/** What became of the entry. */
export function EntryDone({request, form, onDone, title}: EntryDoneProps): ReactNode {
  return (
    <FormDone title={title} onDone={onDone}>
      <p className={styles.answer}>
        {form.values.email} · {requestText(request)}. {outcomeTexts[form.outcome]}
      </p>
    </FormDone>
  );
}
