import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import {brand} from '@site/src/data/brand';
import {useForm} from '@site/src/lib/forms/useForm';
import {storageKeys} from '@site/src/lib/storage';
import type {Values} from '@site/src/lib/forms/fields';
import {MailDone} from '../MailDone';
import {mailto, type Mail} from '../mailto';
import {Prose} from '../Prose';
import {partnerFields, type PartnerField} from './partnerFields';
import styles from '../MailForm.module.css';

/** The application as an email: every question with its answer, an empty one to be filled there. */
function partnerMail(values: Values<PartnerField>): Mail {
  const lines = partnerFields.map(({name, label}) => `${label}: ${values[name].trim()}`.trimEnd());
  return {
    address: brand.mail.partners,
    subject: 'Partner application',
    body: lines.join('\n'),
  };
}

/** How one becomes a partner, and the application. */
export function PartnerApplication(): ReactNode {
  const form = useForm({
    form: 'partner',
    fields: partnerFields,
    draftKey: storageKeys.partnerDraft,
  });
  const {state} = form;
  const mail = partnerMail(state.values);

  return (
    <>
      <Prose>
        <ol>
          <li>Answer the questions. What you type stays here until you send it.</li>
          <li>You start as an Affiliate; there is no minimum to begin with.</li>
          <li>As your referred customers grow in number, your tier and its commission follow.</li>
        </ol>
      </Prose>
      <div className={clsx(styles.frame, styles.below)}>
        {state.status === 'done' ? (
          <MailDone
            outcome={state.outcome}
            mail={mail}
            next="You get an answer by email, with the terms."
            onAgain={form.renew}
          />
        ) : (
          <FormFields
            fields={partnerFields}
            form={form}
            sendLabel="Apply"
            onSend={() => void form.send()}
            otherAction={
              <Button size="large" to={mailto(mail)}>
                Apply by email
              </Button>
            }
          />
        )}
        <noscript>
          <p>The form needs JavaScript. Without it, apply by email to {brand.mail.partners}.</p>
        </noscript>
      </div>
    </>
  );
}
