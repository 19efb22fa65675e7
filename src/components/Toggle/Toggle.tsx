import {useId, type ReactNode} from 'react';

import {describedBy, Texts, type HintAndError} from '../Field/Texts';
import {Cluster, Stack} from '../Stack/Stack';
import styles from './Toggle.module.css';

export interface ToggleProps extends HintAndError {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** An on/off switch that takes effect right away. */
export function Toggle(props: ToggleProps): ReactNode {
  const {label, isOn, onChange, isDisabled = false, hint, error} = props;
  const described = {hint, error, fieldId: useId()};
  return (
    <Stack align="start">
      <Cluster as="label" gap={3} isInline isOneLine isTarget className={styles.toggle}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` stands in for it.
          role="switch"
          className={styles.input}
          checked={isOn}
          disabled={isDisabled}
          {...describedBy(described)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        <span>{label}</span>
      </Cluster>
      <Texts {...described} />
    </Stack>
  );
}
