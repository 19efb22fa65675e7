import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {FormDone} from '@site/src/components/FormFields/FormDone';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import styles from './Changelog.module.css';

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
    <Grid
      as={Panel}
      columns={18}
      gap={10}
      rowGap={5}
      align="center"
      shadow="card"
      className={styles.frame}>
      {state.status === 'done' ? (
        <FormDone
          title={state.outcome === 'sent' ? 'You are on the list.' : 'Noted here only.'}
          onDone={form.renew}>
          <Text tone="muted" isBreakable>
            {state.outcome === 'sent'
              ? `The next release goes to ${state.values.email}. Every email has a link that ends it.`
              : `This site has no server yet: ${state.values.email} was written to this browser’s console and sent nowhere, so no email will come. The feeds above work today.`}
          </Text>
        </FormDone>
      ) : (
        <>
          <Stack gap={2}>
            <Text as="h2" size="heading">
              Releases by email.
            </Text>
            <Text tone="muted">One email per release, and nothing else.</Text>
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
        <Text tone="muted">The form needs JavaScript; the feeds above do not.</Text>
      </noscript>
    </Grid>
  );
}
