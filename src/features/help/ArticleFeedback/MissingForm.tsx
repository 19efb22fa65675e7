import {useEffect, useId, useRef, type FormEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {isComplete, type FieldSpec} from '@site/src/lib/forms/fields';
import type {FormState} from '@site/src/lib/forms/formMachine';
import {useForm} from '@site/src/lib/forms/useForm';
import styles from './ArticleFeedback.module.css';

const field = {
  name: 'missing',
  label: 'What was missing?',
  type: 'area',
  missing: 'Say what was missing.',
} as const satisfies FieldSpec;
const fields = [field];

/** Asks what was missing. What was typed stays when it cannot be sent. */
export function MissingForm({slug}: {readonly slug: string}): ReactNode {
  const id = useId();
  const {state, formRef, type, send} = useForm({
    form: 'article-feedback',
    fields,
    check: 'browser',
  });
  const isSending = state.status === 'sending';
  const isDone = state.status === 'done';
  const answerRef = useRef<HTMLParagraphElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send({article: slug});
  };

  // The form is gone then, and the focus with it.
  useEffect(() => {
    if (isDone) answerRef.current?.focus();
  }, [isDone]);

  return (
    <>
      {!isDone && (
        <form ref={formRef} className={styles.form} onSubmit={onSubmit}>
          <label htmlFor={id}>{field.label}</label>
          <textarea
            id={id}
            name={field.name}
            rows={3}
            maxLength={2000}
            className={styles.text}
            readOnly={isSending}
            value={state.values.missing}
            onChange={(event) => type('missing', event.target.value)}
          />
          <Button
            type="submit"
            disabled={!isComplete(fields, state.values)}
            // Not disabled: that would drop the focus, and a failed attempt is repeated from here.
            aria-disabled={isSending || undefined}>
            Send
          </Button>
        </form>
      )}
      <p ref={answerRef} tabIndex={-1} role="status" className={styles.note}>
        {answerTo(state)}
      </p>
    </>
  );
}

/** What became of the last attempt; empty before the first and while one is on its way. */
function answerTo(state: FormState<'missing'>): string {
  switch (state.status) {
    case 'editing':
      return state.failure === null
        ? ''
        : `Not sent. ${state.failure} Your words are still here; try again or use Contact Support.`;
    case 'sending':
      return '';
    case 'done':
      return state.outcome === 'sent'
        ? 'Sent. Thank you.'
        : 'Thank you. This site has no server yet: your words were written to this browser’s console and sent nowhere. To reach a person, use Contact Support.';
  }
}
