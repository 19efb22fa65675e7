import useIsBrowser from '@docusaurus/useIsBrowser';
import type {FormEvent, ReactNode} from 'react';

import {isComplete, type FieldSpec} from '@site/src/lib/forms/fields';
import type {Form} from '@site/src/lib/forms/useForm';
import {Button} from '../Button/Button';
import {AreaField, Field} from '../Field/Field';
import {Cluster, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './FormFields.module.css';

export interface FormFieldsProps<Name extends string> {
  readonly fields: readonly FieldSpec<Name>[];
  readonly form: Form<Name>;
  /** The button's words before the first attempt. */
  readonly sendLabel: string;
  readonly onSend: () => void;
  readonly className?: string;
  /** Stands above the fields. */
  readonly children?: ReactNode;
  /** Stands between the fields and the button. */
  readonly below?: ReactNode;
  /** Stands beside the button. */
  readonly otherAction?: ReactNode;
}

/** The fields of a form with what is wrong beside them, why the last attempt failed, and the button. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>): ReactNode {
  const {fields, form, sendLabel, onSend, className, children, below, otherAction} = props;
  const {state, check, formRef} = form;
  const isLive = useIsBrowser();
  const isSending = state.status === 'sending';
  const failure = state.status === 'editing' ? state.failure : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <Stack
      as="form"
      gap={5}
      ref={formRef}
      className={className}
      onSubmit={send}
      // Its own messages are next to the fields; the browser's would come before them.
      noValidate={check === 'form'}>
      {children}
      {fields.map(({name, label, type, missing, hint, rows, ...input}) => {
        const shared = {
          ...input,
          name,
          hint,
          label: missing === undefined ? `${label} (optional)` : label,
          required: missing !== undefined,
          readOnly: isSending,
          value: state.values[name],
          error: state.status === 'editing' ? state.errors[name] : undefined,
        };
        const onChange = (value: string) => form.type(name, value);
        return type === 'area' ? (
          <AreaField
            key={name}
            {...shared}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Field
            key={name}
            {...shared}
            type={type}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      })}
      {below}
      {failure !== null && (
        <Text role="alert" tone="error" weight="semibold">
          Not sent. {failure} What you typed is still here.
        </Text>
      )}
      <Cluster gap={3} align="stretch" className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          // Before it is live a press would send the form to the server, with what was typed in the address.
          disabled={!isLive || (check === 'browser' && !isComplete(fields, state.values))}
          // Not disabled: that would drop the focus, and a failed attempt is repeated from here.
          aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : failure === null ? sendLabel : 'Try again'}
        </Button>
        {otherAction}
      </Cluster>
    </Stack>
  );
}
