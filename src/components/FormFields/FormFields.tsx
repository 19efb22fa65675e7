import type {FormEvent, ReactNode} from 'react';

import type {FieldSpec} from '@site/src/lib/forms/fields';
import type {Form} from '@site/src/lib/forms/useForm';
import {Button} from '../Button/Button';
import {AreaField, Field} from '../Field/Field';
import styles from './FormFields.module.css';

export interface FormFieldsProps<Name extends string> {
  readonly fields: readonly FieldSpec<Name>[];
  readonly form: Form<Name>;
  /** The button's words before the first attempt. */
  readonly sendLabel: string;
  readonly onSend: () => void;
  /** Stands above the fields. */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly otherAction?: ReactNode;
}

/** The fields of a form with what is wrong beside them, why the last attempt failed, and the button. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>): ReactNode {
  const {fields, form, sendLabel, onSend, children, otherAction} = props;
  const {state, formRef} = form;
  const isSending = state.status === 'sending';
  const failure = state.status === 'editing' ? state.failure : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    // The messages are this form's own, and stand beside the fields.
    <form ref={formRef} className={styles.form} onSubmit={send} noValidate>
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
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          Not sent. {failure} What you typed is still here.
        </p>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          // Not disabled: that would drop the focus, and a failed attempt is repeated from here.
          aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : failure === null ? sendLabel : 'Try again'}
        </Button>
        {otherAction}
      </div>
    </form>
  );
}
