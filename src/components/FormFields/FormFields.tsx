import clsx from 'clsx';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';

import {dropSecondClick} from '@site/src/lib/clicks';
import {isComplete, type FieldSpec} from '@site/src/lib/forms/fields';
import type {Form} from '@site/src/lib/forms/useForm';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import {Button} from '../Button/Button';
import {AreaField, Field} from '../Field/Field';
import {Cluster, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './FormFields.module.css';

export interface FormFieldsProps<Name extends string> {
  readonly fields: readonly FieldSpec<Name>[];
  readonly form: Form<Name>;
  /** The button's label before the first attempt. */
  readonly sendLabel: string;
  readonly onSend: () => void;
  readonly className?: string;
  /** Shown above the fields. */
  readonly children?: ReactNode;
  /** Shown between the fields and the button. */
  readonly below?: ReactNode;
  /** Shown next to the button. */
  readonly otherAction?: ReactNode;
}

/** The fields of a form with their errors, the reason of a failed attempt, and the button. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>): ReactNode {
  const {fields, form, sendLabel, onSend, className, children, below, otherAction} = props;
  const {draftKey, state, check, formRef} = form;
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
      className={clsx(styles.form, className)}
      onSubmit={send}
      // Text typed into a form that still looks empty would replace the draft.
      {...(draftKey && showsStored(draftKey))}
      // Without scripts, the browser would send the values in the URL. Outside a dialog, this method does nothing.
      method="dialog"
      // The form shows its own errors next to the fields. The browser's would come first.
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
          disabled={check === 'browser' && !isComplete(fields, state.values)}
          // Not `disabled`, which would lose the focus that "Try again" needs.
          aria-disabled={isSending || undefined}
          {...pageMarks.needsScripts}>
          {isSending ? 'Sending…' : failure === null ? sendLabel : 'Try again'}
        </Button>
        {otherAction}
      </Cluster>
    </Stack>
  );
}

interface FormDoneProps {
  /** Optional where something else is the heading, such as a dialog's title. */
  readonly title?: string;
  readonly children: ReactNode;
  /** The button for what's left to do, before "Done". */
  readonly action?: ReactNode;
  /** Shown below the buttons. */
  readonly below?: ReactNode;
  /** Called by "Done", to dismiss the message. */
  readonly onDone?: () => void;
}

/** The result of a form, in its place. It takes the focus, so screen readers announce it. */
export function FormDone({title, children, action, below, onDone}: FormDoneProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isFirstPressRef = useRef(true);
  useEffect(() => {
    // A result that's taller than the screen would show its end.
    ref.current?.focus({preventScroll: true});
    ref.current?.firstElementChild?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <Stack
      gap={5}
      align="start"
      ref={ref}
      tabIndex={-1}
      onMouseDownCapture={(event) => {
        // The second half of the click that brought the result. Later ones select text.
        if (isFirstPressRef.current) dropSecondClick(event);
        isFirstPressRef.current = false;
      }}
      onClickCapture={dropSecondClick}>
      {title !== undefined && (
        <Text as="h3" size="heading">
          {title}
        </Text>
      )}
      {children}
      {(Boolean(action) || onDone) && (
        <Cluster gap={3} align="stretch" className={styles.actions}>
          {action}
          {onDone && (
            <Button size="large" onClick={onDone}>
              Done
            </Button>
          )}
        </Cluster>
      )}
      {below}
    </Stack>
  );
}
