import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './ReadingPosition.module.css';

/** The reading progress below the header, on the heat scale. Needs scroll-driven animations; hidden without them. */
export function ReadingPosition(): ReactNode {
  return <div className={styles.position} aria-hidden="true" {...pageMarks.notPrinted} />;
}
