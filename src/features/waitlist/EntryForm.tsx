import type {FormEvent, ReactNode, Ref} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Field} from '@site/src/components/Field/Field';
import styles from './Entry.module.css';
import {isComplete, type EntryState} from './entryMachine';
import {sendLabel} from './entryTexts';

export interface EntryFormProps {
  readonly entry: Extract<EntryState, {status: 'form' | 'sending'}>;
  readonly emailRef?: Ref<HTMLInputElement>;
  readonly onType: (email: string) => void;
  readonly onSend: () => void;
  /** Stands between the address and the button. */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly otherAction?: ReactNode;
}

/** The address, why the last attempt failed, and the button; the modal and the page's own form share it. */
export function EntryForm(props: EntryFormProps): ReactNode {
  const {entry, emailRef, onType, onSend, children, otherAction} = props;
  const isSending = entry.status === 'sending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <form className={styles.form} onSubmit={send}>
      <Field
        ref={emailRef}
        label="Work e-mail"
        type="email"
        name="email"
        autoComplete="email"
        required
        readOnly={isSending}
        value={entry.email}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
      {entry.status === 'form' && entry.failure !== null && (
        <p role="alert" className={styles.error}>
          Not sent. {entry.failure} What you typed is still here.
        </p>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!isComplete(entry)}
          // Not disabled: that would drop the focus, and a failed attempt is repeated from here.
          aria-disabled={isSending || undefined}>
          {sendLabel(entry)}
        </Button>
        {otherAction}
      </div>
    </form>
  );
}
