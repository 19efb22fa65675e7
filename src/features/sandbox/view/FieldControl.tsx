import type {ReactNode} from 'react';

import {ChoiceField} from '@site/src/components/Field/ChoiceField';
import {AreaField, Field, SelectField} from '@site/src/components/Field/Field';
import {Text} from '@site/src/components/Text/Text';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import {limitsOf} from '../console/fields';
import type {Control, Field as FieldSpec, FieldValue} from '../console/types';
import styles from './Console.module.css';
import {Description} from './Description';

interface FieldControlProps {
  readonly field: FieldSpec;
  readonly value: FieldValue;
  readonly error?: string;
  readonly onChange: (value: FieldValue) => void;
}

/** The form control for a field of the contract. */
export function FieldControl(props: FieldControlProps): ReactNode {
  return (
    <div data-field={props.field.id} className={styles.field}>
      <Input {...props} />
    </div>
  );
}

function Input({field, value, error, onChange}: FieldControlProps): ReactNode {
  const {control, example, fallback} = field;
  const limits = [
    limitsOf(control),
    fallback !== undefined && `Default: ${fallback}.`,
    control.kind === 'list' && !control.options && 'One per line.',
    control.kind === 'json' && field.path.length > 0 && 'JSON.',
  ]
    .filter(Boolean)
    .join(' ');
  const hint = (field.description || limits) && (
    <>
      <Description>{field.description}</Description> {limits}
    </>
  );
  const shared = {label: <Label field={field} />, hint, error};
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? (value as readonly string[]) : [];

  switch (control.kind) {
    case 'checkbox':
      return <Toggle {...shared} isOn={value === true} onChange={onChange} />;
    case 'select':
      return (
        <SelectField
          {...shared}
          value={text}
          options={[
            ...(field.place === 'method' ? [] : [{value: '', label: 'Not set'}]),
            ...control.options.map((option) => ({value: option, label: option})),
          ]}
          onChange={onChange}
        />
      );
    case 'list':
      if (control.options) {
        return (
          <ChoiceField
            {...shared}
            options={control.options.map((option) => ({
              value: option,
              label: <span className={styles.word}>{option}</span>,
            }))}
            chosen={list}
            onChange={onChange}
          />
        );
      }
      return (
        <AreaField
          {...shared}
          rows={3}
          value={list.join('\n')}
          onChange={({target}) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    case 'json':
    case 'text':
    case 'number': {
      const typed = {
        ...shared,
        value: text,
        placeholder: example,
        spellCheck: false,
        autoComplete: 'off',
      };
      const isArea = control.kind === 'json' || (control.kind === 'text' && control.isLong);
      return isArea ? (
        <AreaField {...typed} rows={rowsOf(text)} onChange={({target}) => onChange(target.value)} />
      ) : (
        <Field
          {...typed}
          inputMode={inputModeOf(control)}
          onChange={({target}) => onChange(target.value)}
        />
      );
    }
  }
}

/** The name of a field as in the contract. The method and the whole body have a label in words. */
function Label({field: {label, place, path, isRequired}}: Pick<FieldControlProps, 'field'>) {
  if (place === 'method' || path.length === 0) return label;
  return (
    <>
      <span className={styles.word}>{label}</span>
      {isRequired && (
        <Text as="span" tone="muted" weight="regular" size="label">
          {' '}
          required
        </Text>
      )}
    </>
  );
}

/** Enough to see a typical text, at most about a phone's screen. */
const rowsOf = (text: string) => Math.min(20, Math.max(5, text.split('\n').length + 1));

/** The keyboard that a phone shows. */
function inputModeOf(control: Control): 'numeric' | 'decimal' | undefined {
  if (control.kind !== 'number') return undefined;
  return control.isWhole ? 'numeric' : 'decimal';
}
