import type {ReactNode} from 'react';

import {AreaField, Field, SelectField} from '@site/src/components/Field/Field';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import type {Field as FieldSpec, FieldValue} from '../console/types';
import styles from './FieldControl.module.css';
import {plainText} from './plainText';

export interface FieldControlProps {
  readonly field: FieldSpec;
  readonly value: FieldValue;
  readonly error?: string;
  readonly onChange: (value: FieldValue) => void;
}

/** The control that fits what the contract says of a field. */
export function FieldControl({field, value, error, onChange}: FieldControlProps): ReactNode {
  const {control, isRequired, example, fallback, label} = field;
  const hint = [
    plainText(field.description),
    fallback !== undefined && `Without it: ${fallback}.`,
    control.kind === 'list' && !control.options && 'One per line.',
    control.kind === 'json' && 'As JSON.',
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {label: isRequired ? `${label}, required` : label, hint, error};
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? (value as readonly string[]) : [];

  switch (control.kind) {
    case 'checkbox':
      return (
        <div className={styles.group}>
          <Toggle label={shared.label} isOn={value === true} onChange={onChange} />
          <p className={styles.hint}>{hint}</p>
          {error && <p className={styles.error}>{error}</p>}
        </div>
      );
    case 'select':
      return (
        <SelectField
          {...shared}
          value={text}
          options={['', ...control.options].map((option) => ({
            value: option,
            label: option === '' ? 'Left out' : option,
          }))}
          onChange={onChange}
        />
      );
    case 'list':
      if (control.options) {
        return <Choices {...shared} options={control.options} chosen={list} onChange={onChange} />;
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
        <AreaField {...typed} rows={5} onChange={({target}) => onChange(target.value)} />
      ) : (
        <Field
          {...typed}
          inputMode={control.kind === 'number' ? 'decimal' : undefined}
          onChange={({target}) => onChange(target.value)}
        />
      );
    }
  }
}

function Choices({
  label,
  hint,
  error,
  options,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              // In the order of the contract, whatever was pressed first.
              onChange={({target}) =>
                onChange(
                  options.filter((each) =>
                    each === option ? target.checked : chosen.includes(each),
                  ),
                )
              }
            />
            {option}
          </label>
        ))}
      </div>
      <p className={styles.hint}>{hint}</p>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
