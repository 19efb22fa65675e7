import type {ReactNode} from 'react';

import {Grid} from '@site/src/components/Stack/Stack';
import styles from './Index.module.css';

/** The table of contents of the documentation: headings with their lists of links, in columns if there's room. */
export function Index({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Grid columns={24} gap={12} marginTop={16}>
      {children}
    </Grid>
  );
}

/** A heading with its list. */
export function IndexPart({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.part}>{children}</section>;
}
