import {useId, type ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {Cluster} from '@site/src/components/Stack/Stack';
import styles from './ComplaintDots.module.css';

/** Readers as a grid of dots. */
export const crowd = {columns: 100, rows: 50} as const;

/** Percent of messages: Gmail's recommendation is under 0.10%, its limit 0.30%. */
export const complaintLimits = {better: 0.1, limit: 0.3} as const;

/** Converts a rate in percent to a number of readers. */
export const readersAt = (rate: number): number =>
  Math.round((rate * crowd.columns * crowd.rows) / 100);

interface Dot {
  readonly column: number;
  readonly row: number;
}

/**
 * Spreads dots evenly without a visible pattern: steps of the golden ratio across and of the square root of two down
 * never line up.
 */
export function spread(count: number): Dot[] {
  const part = (value: number) => value - Math.floor(value);
  return Array.from({length: count}, (_, index) => ({
    column: Math.floor(part(0.31 + index * 0.618034) * (crowd.columns - 6)) + 3,
    row: Math.floor(part(0.17 + index * 0.414214) * (crowd.rows - 6)) + 3,
  }));
}

/** Size of a dot's cell. */
const CELL = DRAWING_WIDTH / crowd.columns;
const center = (index: number) => index * CELL + CELL / 2;

/** 5,000 readers as dots; the marked ones complain. */
export function ComplaintDots(): ReactNode {
  const id = useId();
  const better = readersAt(complaintLimits.better);
  const limit = readersAt(complaintLimits.limit);
  return (
    <>
      <Drawing
        title="Complaints among 5,000 readers"
        description={`5,000 dots, one for each reader. ${better} are orange: 0.10%. Another ${limit - better} are dark, for a total of ${limit}: 0.30%.`}
        height={crowd.rows * CELL}>
        <pattern id={`${id}crowd`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <circle cx={CELL / 2} cy={CELL / 2} r={CELL / 4} fill="var(--line-strong)" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}crowd)`} opacity="0.6" />
        {spread(limit).map(({column, row}, index) => (
          <circle
            key={`${column}-${row}`}
            cx={center(column)}
            cy={center(row)}
            r={CELL}
            fill={index < better ? 'var(--accent)' : 'var(--ink)'}
            stroke="var(--paper)"
            strokeWidth="2"
            paintOrder="stroke"
          />
        ))}
      </Drawing>
      <Cluster as="ul" gap={6} rowGap={1} className={styles.legend}>
        <Cluster as="li" gap={2} isInline isOneLine className={styles.better}>
          {better} complaints: 0.10%, stay below this
        </Cluster>
        <Cluster as="li" gap={2} isInline isOneLine>
          {limit} in total: 0.30%, the limit
        </Cluster>
      </Cluster>
    </>
  );
}
