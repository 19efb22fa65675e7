import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './ReadingPosition.module.css';

/** How far down the page the reader is, on the heat scale under the header. Nothing where the browser cannot tie it to scrolling. */
export function ReadingPosition(): ReactNode {
  return <div className={styles.position} aria-hidden="true" {...pageMarks.notPrinted} />;
}
