import type {ReactNode} from 'react';

import styles from './Toggle.module.css';

export interface ToggleProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A switch between on and off that takes effect at once. */
export function Toggle({label, isOn, onChange, isDisabled = false}: ToggleProps): ReactNode {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
