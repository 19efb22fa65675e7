import type {ReactNode} from 'react';

import {Field} from '@site/src/components/Field/Field';
import styles from './UsageForm.module.css';
import {MOST, type Measure} from './usage';
import type {UsageState} from './useUsage';

export interface UsageFormProps {
  readonly fields: UsageState['fields'];
  readonly onType: (measure: Measure, text: string) => void;
  readonly onLeave: (measure: Measure) => void;
}

/** The three inputs of the estimate. There is nothing to send: the estimate follows what is typed. */
export function UsageForm({fields, onType, onLeave}: UsageFormProps): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="What you need"
      noValidate
      onSubmit={(event) => event.preventDefault()}>
      {fields.map(({measure, label, hint, min, step, text, problem}) => (
        <Field
          key={measure}
          label={label}
          hint={hint}
          error={problem}
          type="number"
          inputMode="numeric"
          min={min}
          max={MOST}
          step={step}
          // Said in so many words: browsers call a figure between two steps wrong.
          aria-invalid={problem !== undefined}
          value={text}
          onChange={(event) => onType(measure, event.target.value)}
          onBlur={() => onLeave(measure)}
        />
      ))}
    </form>
  );
}
