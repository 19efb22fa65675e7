import type {ReactNode} from 'react';

import styles from './SubjectRewrites.module.css';
import {lengthOf, rewrites} from './rewrites';

/** The subjects before and after, with their lengths. */
export function SubjectRewrites(): ReactNode {
  return (
    <ol className={styles.list}>
      {rewrites.map(({before, after, why}) => (
        <li key={after} className={styles.pair}>
          <p className={styles.before}>
            <span className="visuallyHidden">Before: </span>
            <del>{before}</del> <span className={styles.count}>{lengthOf(before)}</span>
          </p>
          <p className={styles.after}>
            <span className="visuallyHidden">After: </span>
            <ins>{after}</ins> <span className={styles.count}>{lengthOf(after)}</span>
          </p>
          <p className={styles.why}>It {why}.</p>
        </li>
      ))}
    </ol>
  );
}
