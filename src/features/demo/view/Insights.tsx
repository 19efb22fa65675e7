import type {ReactNode} from 'react';

import type {Industry} from '@site/src/data/demo/types';
import styles from './Insights.module.css';

/** What moves the buyers of an industry, in four lines. */
export function Insights({industry}: {readonly industry: Industry}): ReactNode {
  return (
    <div className={styles.insights}>
      <h4 className={styles.title}>What moves {industry.name} buyers</h4>
      <ul className={styles.list}>
        {industry.insights.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
