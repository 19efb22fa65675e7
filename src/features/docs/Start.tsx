import type {ReactNode} from 'react';

import {SearchBox, type SearchBoxProps} from '@site/src/components/SearchBox/SearchBox';
import {Stack} from '@site/src/components/Stack/Stack';
import styles from './Start.module.css';

interface StartProps extends SearchBoxProps {
  /** A first sample. */
  readonly children: ReactNode;
}

/** The top of the documentation: the search below the title, and code next to both or, on phones, below the cards. */
export function Start({children, ...search}: StartProps): ReactNode {
  return (
    <div className={styles.start}>
      <SearchBox {...search} />
      <Stack className={styles.sample}>{children}</Stack>
    </div>
  );
}
