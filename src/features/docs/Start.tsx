import type {ReactNode} from 'react';

import {SearchBox, type SearchBoxProps} from '@site/src/components/SearchBox/SearchBox';
import {Grid} from '@site/src/components/Stack/Stack';
import styles from './Start.module.css';

interface StartProps extends SearchBoxProps {
  /** A first sample. */
  readonly children: ReactNode;
}

/** The top of the documentation: the search, and code next to it. */
export function Start({children, ...search}: StartProps): ReactNode {
  return (
    <Grid columns={24} gap={12} marginBottom={10} className={styles.start}>
      <SearchBox {...search} />
      <div>{children}</div>
    </Grid>
  );
}
