import type {ReactNode} from 'react';

import {Stack} from '@site/src/components/Stack/Stack';
import styles from './Index.module.css';

/** The table of contents of the documentation: headings with their lists of links, in columns if there's room. */
export function Index({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Stack gap={12} className={styles.index}>
      {children}
    </Stack>
  );
}

/** One heading and its list. */
export function IndexPart({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.part}>{children}</section>;
}
