import type {ReactNode} from 'react';

import {FormDone} from '@site/src/components/FormFields/FormDone';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import styles from './Subscribe.module.css';

const fields: readonly FieldSpec<'email'>[] = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    missing: 'Say where the releases should go.',
    autoComplete: 'email',
    maxLength: 254,
  },
];

/** Releases by email. */
export function Subscribe(): ReactNode {
  const form = useForm({form: 'changelog', fields});
  const {state} = form;

  return (
    <div className={styles.frame}>
      {state.status === 'done' ? (
        <FormDone
          title={state.outcome === 'sent' ? 'You are on the list.' : 'Noted here only.'}
          onDone={form.renew}>
          <p className={styles.text}>
            {state.outcome === 'sent'
              ? `The next release goes to ${state.values.email}. Every email has a link that ends it.`
              : `This site has no server yet: ${state.values.email} was written to this browser’s console and sent nowhere, so no email will come. The feeds above work today.`}
          </p>
        </FormDone>
      ) : (
        <>
          <div>
            <h2 className={styles.title}>Releases by email.</h2>
            <p className={styles.text}>One email per release, and nothing else.</p>
          </div>
          <FormFields
            fields={fields}
            form={form}
            sendLabel="Subscribe"
            onSend={() => void form.send()}
          />
        </>
      )}
      <noscript>
        <p className={styles.text}>The form needs JavaScript; the feeds above do not.</p>
      </noscript>
    </div>
  );
}
