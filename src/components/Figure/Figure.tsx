import type {ReactNode} from 'react';

import {ScrollBox} from '../DataTable/ScrollBox';
import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Figure.module.css';

/** A drawing with its caption. A drawing wider than the screen scrolls inside its own box. */
export function Figure({
  caption,
  label,
  children,
}: {
  /** What to see in it, as a sentence. */
  readonly caption: ReactNode;
  /** Names the box for those who scroll it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack as="figure" gap={3} className={styles.figure}>
      <ScrollBox label={label} isPlain>
        {children}
      </ScrollBox>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </Stack>
  );
}
