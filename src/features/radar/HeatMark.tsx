import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './HeatMark.module.css';
import type {HeatKind} from './heatKind';

/**
 * The sign of a heat, told apart without colour: full in a ring is hot now, full is hot, half full is warm, empty is
 * cold. Decoration: the word stands beside it or in the name of its button.
 */
export function HeatMark({kind}: {readonly kind: HeatKind}): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, styles[kind])}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false">
      {kind === 'hotNow' && <circle className={styles.ring} r="10" />}
      {shapes[kind]}
    </svg>
  );
}

const shapes = {
  hotNow: <circle className={styles.full} r="5.5" />,
  hot: <circle className={styles.full} r="6.5" />,
  warm: (
    <>
      <circle className={styles.outline} r="5" />
      <path className={styles.full} d="M0-5A5 5 0 0 0 0 5Z" />
    </>
  ),
  cold: <circle className={styles.outline} r="4.5" />,
} satisfies Record<HeatKind, ReactNode>;
