import {useId, type ReactNode} from 'react';

import {Cluster, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Field.module.css';
import {textIds, Texts, type HintAndError} from './Texts';

export interface ChoiceFieldProps extends HintAndError {
  readonly label: ReactNode;
  readonly options: readonly {readonly value: string; readonly label: ReactNode}[];
  readonly chosen: readonly string[];
  /** Called with the chosen values in the order of the options. */
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A group of checkboxes with a shared hint and error. */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const {label, hint, error, options, chosen, onChange} = props;
  const described = {hint, error, fieldId: useId()};

  const choose = (value: string, isChosen: boolean) => {
    const values = options.map((option) => option.value);
    onChange(values.filter((each) => (each === value ? isChosen : chosen.includes(each))));
  };

  return (
    <Stack as="fieldset" gap={2} aria-describedby={textIds(described)}>
      <Text as="legend" size="small" weight="semibold">
        {label}
      </Text>
      <Cluster gap={4} rowGap={0} align="stretch">
        {options.map((option) => (
          <Cluster
            as="label"
            key={option.value}
            gap={2}
            isInline
            isTarget
            className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              // A group can't be `aria-invalid`, its checkboxes can.
              aria-invalid={error ? true : undefined}
              onChange={({target}) => choose(option.value, target.checked)}
            />
            {option.label}
          </Cluster>
        ))}
      </Cluster>
      <Texts {...described} />
    </Stack>
  );
}
