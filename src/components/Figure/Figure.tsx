import type {ReactNode} from 'react';

import {ScrollBox} from '../DataTable/ScrollBox';
import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';

/** An illustration with its caption. If it's wider than the screen, it scrolls in its own box. */
export function Figure({
  caption,
  label,
  children,
}: {
  /** A full sentence. */
  readonly caption: ReactNode;
  /** The accessible name of the box, which can be scrolled by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack as="figure" gap={3} marginTop={6} marginBottom={6}>
      <ScrollBox label={label} frame="none">
        {children}
      </ScrollBox>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </Stack>
  );
}
