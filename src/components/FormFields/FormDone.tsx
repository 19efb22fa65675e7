import {useEffect, useRef, type ReactNode} from 'react';

import {Button} from '../Button/Button';
import {Cluster, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './FormFields.module.css';

export interface FormDoneProps {
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
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack gap={5} align="start" ref={ref} tabIndex={-1}>
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
            <Button
              size="large"
              onClick={(event) => {
                // The second half of a double click on the form's button must not dismiss the message.
                if (event.detail <= 1) onDone();
              }}>
              Done
            </Button>
          )}
        </Cluster>
      )}
      {below}
    </Stack>
  );
}
