import {useId, type ReactNode} from 'react';

import {complaintLimits, crowd, readersAt, spread} from './complaintDots';
import styles from './ComplaintDots.module.css';

/** Size of a dot's cell; the drawing scales, there is no text in it. */
const CELL = 10;
const center = (index: number) => index * CELL + CELL / 2;

/** 5,000 readers as dots, with the few marked who decide what happens to the mail of all others. */
export function ComplaintDots(): ReactNode {
  const id = useId();
  const better = readersAt(complaintLimits.better);
  const limit = readersAt(complaintLimits.limit);
  return (
    <>
      <svg
        className={styles.dots}
        viewBox={`0 0 ${crowd.columns * CELL} ${crowd.rows * CELL}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}>
        <title id={`${id}-title`}>Complaints among 5,000 readers</title>
        <desc id={`${id}-description`}>
          {`5,000 dots, one for each reader. ${better} are marked in ember: 0.10%. Another ${limit - better} are marked dark: together ${limit}, which is 0.30%.`}
        </desc>
        <pattern id={`${id}-crowd`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <circle cx={CELL / 2} cy={CELL / 2} r={CELL / 4} className={styles.reader} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}-crowd)`} />
        {spread(limit).map(({column, row}, index) => (
          <circle
            key={`${column}-${row}`}
            cx={center(column)}
            cy={center(row)}
            r={CELL}
            className={index < better ? styles.better : styles.limit}
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        <li>
          <span className={styles.betterMark} />
          {better} complaints: 0.10%, stay under it
        </li>
        <li>
          <span className={styles.limitMark} />
          {limit} in all: 0.30%, the limit
        </li>
      </ul>
    </>
  );
}
