import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {SubmissionResult} from '@site/src/lib/submission';
import {useSubmit} from '@site/src/lib/useSubmit';
import styles from './ArticleFeedback.module.css';

/** Asks what was missing. What was typed stays when it cannot be sent. */
export function MissingForm({slug}: {readonly slug: string}): ReactNode {
  const id = useId();
  const submit = useSubmit();
  const [missing, setMissing] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // Tells a second press that comes before React has drawn the first.
  const isBusyRef = useRef(false);
  const [result, setResult] = useState<SubmissionResult | null>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    setResult(
      await submit({form: 'article-feedback', fields: {article: slug, missing: missing.trim()}}),
    );
    isBusyRef.current = false;
    setIsBusy(false);
  };

  const isDone = result !== null && result.outcome !== 'failed';
  const answerRef = useRef<HTMLParagraphElement>(null);

  // The form is gone then, and the focus with it.
  useEffect(() => {
    if (isDone) answerRef.current?.focus();
  }, [isDone]);

  return (
    <>
      {!isDone && (
        <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
          <label htmlFor={id}>What was missing?</label>
          <textarea
            id={id}
            rows={3}
            maxLength={2000}
            className={styles.text}
            readOnly={isBusy}
            value={missing}
            onChange={(event) => setMissing(event.target.value)}
          />
          <Button
            type="submit"
            disabled={missing.trim() === ''}
            // Not disabled: that would drop the focus, and a failed attempt is repeated from here.
            aria-disabled={isBusy || undefined}>
            Send
          </Button>
        </form>
      )}
      <p ref={answerRef} tabIndex={-1} role="status" className={styles.note}>
        {result ? resultText(result) : ''}
      </p>
    </>
  );
}

function resultText(result: SubmissionResult): string {
  switch (result.outcome) {
    case 'sent':
      return 'Sent. Thank you.';
    case 'logged':
      return 'Thank you. This site has no server yet: your words were written to this browser’s console and sent nowhere. To reach a person, use Contact Support.';
    case 'failed':
      return `Not sent. ${result.reason} Your words are still here; try again or use Contact Support.`;
  }
}
