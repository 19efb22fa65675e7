import {useEffect, useRef, type ReactNode} from 'react';

import {Button} from '../Button/Button';
import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';

export interface FormDoneProps {
  /** Left out where something else names the answer, such as the title of a dialog. */
  readonly title?: string;
  readonly children: ReactNode;
  /** Puts the answer away. */
  readonly onDone?: () => void;
}

/** What became of a form. It takes the form's place and its focus, and so it is read out. */
export function FormDone({title, children, onDone}: FormDoneProps): ReactNode {
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
      {onDone && (
        <Button
          size="large"
          onClick={(event) => {
            // The second half of a double click on the form's button must not put its answer away.
            if (event.detail <= 1) onDone();
          }}>
          Done
        </Button>
      )}
    </Stack>
  );
}
