import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {
  FormDone,
  FormFields,
  type FormFieldsProps,
} from '@site/src/components/FormFields/FormFields';
import {Cluster} from '@site/src/components/Stack/Stack';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import type {Outcome} from '@site/src/lib/forms/formMachine';
import {pageMarks} from '@site/src/lib/pageMarks';
import {mailText, mailto, type Mail} from '@site/src/lib/mailto';
import styles from './MailForm.module.css';

export interface MailFormProps<Name extends string> extends Pick<
  FormFieldsProps<Name>,
  'fields' | 'form' | 'sendLabel' | 'onSend' | 'children'
> {
  /** The form's text as an email. */
  readonly mail: Mail;
  /** The next step after the form was sent. */
  readonly next: string;
  readonly mailLabel: string;
  readonly withoutScripts: string;
}

/** A form that can also be sent as an email, because the site may have no server to receive it. */
export function MailForm<Name extends string>({
  mail,
  next,
  mailLabel,
  withoutScripts,
  ...fields
}: MailFormProps<Name>): ReactNode {
  const {state, renew} = fields.form;
  return (
    <Panel
      shadow="card"
      className={styles.frame}
      {...(state.status !== 'done' && pageMarks.notPrinted)}>
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

/** The outcome. Without a server the message reached no one, so it can be sent or copied as an email. */
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
      <FormDone title="Message sent.">
        <p>{next}</p>
        {again}
      </FormDone>
    );
  }
  return (
    <FormDone title="One more step: send it as an email.">
      <p>
        This form can’t send messages yet, so no one has read yours. Open it as an email to{' '}
        {mail.address} and send it from there.
      </p>
      <Cluster gap={3} align="stretch">
        <Button variant="primary" size="large" to={mailto(mail)}>
          Open it as an email
        </Button>
        <CopyButton size="large" label="Copy text" text={() => mailText(mail)} />
        {again}
      </Cluster>
      <Panel as="pre" tone="sunken" padding={4} className={styles.text}>
        {mailText(mail)}
      </Panel>
    </FormDone>
  );
}

/** Name and email fields for a form that gets a reply. `missingName` is the error while the name is empty. */
export const senderFields = (missingName: string): readonly FieldSpec<'name' | 'email'>[] => [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    missing: missingName,
    autoComplete: 'name',
    maxLength: 200,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    missing: 'Enter your email so we can reply.',
    autoComplete: 'email',
    maxLength: 254,
  },
];
