import type {ReactNode} from 'react';

import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './HelpHome.module.css';

/** A part of the landing page below its heading. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack as="section" gap={5} marginTop={16}>
      <Text as="h2" className={styles.heading}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
