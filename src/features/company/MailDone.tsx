import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {FormDone} from '@site/src/components/FormFields/FormDone';
import type {Outcome} from '@site/src/lib/forms/formMachine';
import {mailto, mailText, type Mail} from './mailto';
import styles from './MailForm.module.css';

export interface MailDoneProps {
  readonly outcome: Outcome;
  /** The form's text as an email. */
  readonly mail: Mail;
  /** What happens next when it arrived. */
  readonly next: string;
  readonly onAgain: () => void;
}

/** What became of a form. Without a server nobody has read it, and the same text as an email can reach somebody. */
export function MailDone({outcome, mail, next, onAgain}: MailDoneProps): ReactNode {
  const again = (
    <Button size="large" variant="quiet" onClick={onAgain}>
      Write another
    </Button>
  );

  if (outcome === 'sent') {
    return (
      <FormDone title="It has arrived.">
        <p>{next}</p>
        {again}
      </FormDone>
    );
  }
  return (
    <FormDone title="One more step: send it as an email.">
      <p>
        This site has no server yet. What you wrote went to this browser’s console and nowhere else,
        so nobody has read it. The button opens it as an email to {mail.address}.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" to={mailto(mail)}>
          Open it as an email
        </Button>
        <CopyButton size="large" label="Copy the text" text={() => mailText(mail)} />
        {again}
      </div>
      <pre className={styles.text}>{mailText(mail)}</pre>
    </FormDone>
  );
}
