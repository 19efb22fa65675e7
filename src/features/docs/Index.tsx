import type {ReactNode} from 'react';

import {Grid} from '@site/src/components/Stack/Stack';
import type {Spacing} from '@site/src/components/Text/Text';
import styles from './Index.module.css';

/** The table of contents of the documentation: headings with their lists of links, in columns if there's room. */
export function Index({
  marginTop = 16,
  children,
}: Pick<Spacing, 'marginTop'> & {readonly children: ReactNode}): ReactNode {
  return (
    <Grid columns={24} gap={12} marginTop={marginTop} className={styles.index}>
      {children}
    </Grid>
  );
}

/** A heading with its list. */
export function IndexPart({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.part}>{children}</section>;
}
