import {useId, type ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {complaintLimits, crowd, readersAt, spread} from './complaintRates';
import styles from './ComplaintDots.module.css';

/** Size of a dot's cell. */
const CELL = DRAWING_WIDTH / crowd.columns;
const center = (index: number) => index * CELL + CELL / 2;

/** 5,000 readers as dots, with the few marked who decide what happens to the mail of all others. */
export function ComplaintDots(): ReactNode {
  const id = useId();
  const better = readersAt(complaintLimits.better);
  const limit = readersAt(complaintLimits.limit);
  return (
    <>
      <Drawing
        title="Complaints among 5,000 readers"
        description={`5,000 dots, one for each reader. ${better} are marked in ember: 0.10%. Another ${limit - better} are marked dark: together ${limit}, which is 0.30%.`}
        height={crowd.rows * CELL}>
        <pattern id={`${id}crowd`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <circle cx={CELL / 2} cy={CELL / 2} r={CELL / 4} className={styles.reader} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}crowd)`} />
        {spread(limit).map(({column, row}, index) => (
          <circle
            key={`${column}-${row}`}
            cx={center(column)}
            cy={center(row)}
            r={CELL}
            className={index < better ? styles.better : styles.limit}
          />
        ))}
      </Drawing>
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
