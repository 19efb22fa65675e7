import type {ReactNode} from 'react';

import type {Plan} from '@site/src/data/plans';
import styles from './Sums.module.css';
import {costLines, roundingText} from './texts';

/** The arithmetic of a year, as one would write it down. */
export function Sums({plan}: {readonly plan: Plan}): ReactNode {
  const rounding = roundingText(plan);
  return (
    <>
      <dl className={styles.sums}>
        {costLines(plan).map(({label, sum, result}) => (
          <div key={label} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.sum}>{sum}</dd>
            <dd className={styles.result}>= {result}</dd>
          </div>
        ))}
      </dl>
      {rounding && <p className={styles.rounding}>{rounding}</p>}
    </>
  );
}
