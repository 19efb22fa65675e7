import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {FormDone, FormFields} from '@site/src/components/FormFields/FormFields';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Changelog.module.css';

const fields: readonly FieldSpec<'email'>[] = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    missing: 'Enter your email address.',
    autoComplete: 'email',
    maxLength: 254,
  },
];

/** The form for release emails. */
export function Subscribe(): ReactNode {
  const form = useForm({form: 'changelog', fields});
  const {state} = form;

  return (
    <Grid
      as={Panel}
      columns={18}
      gap={10}
      rowGap={5}
      align="center"
      shadow="card"
      className={styles.frame}
      {...pageMarks.notPrinted}>
      {state.status === 'done' ? (
        <FormDone
          title={state.outcome === 'sent' ? 'You’re on the list.' : 'You’re not subscribed yet.'}
          onDone={form.renew}>
          <Text tone="muted" isBreakable>
            {state.outcome === 'sent'
              ? `We’ll email ${state.values.email} about the next release. Every email has an unsubscribe link.`
              : `Email updates aren’t available yet, so ${state.values.email} was only written to this browser’s console. Use the RSS, Atom, or JSON feed instead.`}
          </Text>
        </FormDone>
      ) : (
        <>
          <Stack gap={2}>
            <Text as="h2" size="heading">
              Get release notes by email.
            </Text>
            <Text tone="muted">One email per release. No newsletter.</Text>
          </Stack>
          <FormFields
            fields={fields}
            form={form}
            sendLabel="Subscribe"
            onSend={() => void form.send()}
          />
        </>
      )}
      <noscript>
        <Text tone="muted">This form needs JavaScript. The feeds don’t.</Text>
      </noscript>
    </Grid>
  );
}
