import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Beside.module.css';

/** Samples, on ink, next to the text of a page about a topic; below it on narrow screens. In MDX: `<Beside>`. */
export function Beside({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.beside} {...pageMarks.notSearched} {...pageMarks.onInk}>
      {children}
    </div>
  );
}

/** A section of text with its `<Beside>`, which is next to it, and below it on narrow screens. */
export function Split({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={`${styles.wide} ${styles.split}`}>{children}</div>;
}

/** Takes the width of the text and of the samples next to it. */
export function Wide({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.wide}>{children}</div>;
}
