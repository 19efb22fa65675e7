import type {ReactNode} from 'react';

import styles from './marks.module.css';

/** A straight arrow with its head at the end, along one axis. */
export function Arrow({
  from,
  to,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}): ReactNode {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <>
      <path className={styles.line} d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path
        className={styles.head}
        d="M0 0L-7 -3.5V3.5Z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </>
  );
}
