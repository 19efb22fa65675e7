import {useId, type ReactNode} from 'react';

import {yearlySaving, type BillingCycle} from '@site/src/data/plans';
import styles from './BillingToggle.module.css';

const options: readonly {cycle: BillingCycle; label: string; saving?: string}[] = [
  {cycle: 'monthly', label: 'Monthly'},
  {cycle: 'yearly', label: 'Yearly', saving: `Save ${yearlySaving}`},
];

export interface BillingToggleProps {
  readonly cycle: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly, as two radio buttons in one track: arrow keys move between them. */
export function BillingToggle({cycle, onChange}: BillingToggleProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend className={styles.legend}>Billing</legend>
      {options.map((option) => (
        <label key={option.cycle} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.cycle}
            checked={option.cycle === cycle}
            onChange={() => onChange(option.cycle)}
          />
          <span>{option.label}</span>
          {option.saving && <span className={styles.saving}>{option.saving}</span>}
        </label>
      ))}
    </fieldset>
  );
}
