import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {FormDone} from '@site/src/components/FormFields/FormDone';
import {FormFields, type FormFieldsProps} from '@site/src/components/FormFields/FormFields';
import {Cluster} from '@site/src/components/Stack/Stack';
import type {Outcome} from '@site/src/lib/forms/formMachine';
import styles from './MailForm.module.css';
import {mailText, mailto, type Mail} from '@site/src/lib/mailto';

export interface MailFormProps<Name extends string> extends Pick<
  FormFieldsProps<Name>,
  'fields' | 'form' | 'sendLabel' | 'onSend' | 'children'
> {
  /** The form's text as an email. */
  readonly mail: Mail;
  /** Says what happens next after the form arrived. */
  readonly next: string;
  readonly mailLabel: string;
  readonly withoutScripts: string;
}

/** A form whose text is also ready as an email, which reaches someone even while the site has no server. */
export function MailForm<Name extends string>({
  mail,
  next,
  mailLabel,
  withoutScripts,
  ...fields
}: MailFormProps<Name>): ReactNode {
  const {state, renew} = fields.form;
  return (
    <Panel shadow="card" className={styles.frame}>
      {state.status === 'done' ? (
        <MailDone outcome={state.outcome} mail={mail} next={next} onAgain={renew} />
      ) : (
        <FormFields
          {...fields}
          otherAction={
            <Button size="large" to={mailto(mail)}>
              {mailLabel}
            </Button>
          }
        />
      )}
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </Panel>
  );
}

/** The outcome. Without a server no one has read the text, so it can be sent or copied as an email. */
function MailDone({
  outcome,
  mail,
  next,
  onAgain,
}: Pick<MailFormProps<string>, 'mail' | 'next'> & {
  readonly outcome: Outcome;
  readonly onAgain: () => void;
}): ReactNode {
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
      <Cluster gap={3} align="stretch">
        <Button variant="primary" size="large" to={mailto(mail)}>
          Open it as an email
        </Button>
        <CopyButton size="large" label="Copy the text" text={() => mailText(mail)} />
        {again}
      </Cluster>
      <Panel as="pre" tone="sunken" padding={4} className={styles.text}>
        {mailText(mail)}
      </Panel>
    </FormDone>
  );
}
