import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Badge.module.css';

export interface BadgeProps {
  /** Heat tones mean heat; everything else is `neutral` or `accent`. */
  readonly tone?: 'neutral' | 'accent' | 'cold' | 'warm' | 'hot' | 'blaze';
  /** A dot before the words, as the early-access badge has it. */
  readonly dot?: boolean;
  readonly children: ReactNode;
}

/** A short label that says what something is. */
export function Badge({tone = 'neutral', dot = false, children}: BadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {dot && <span className={styles.dot} />}
      {children}
    </span>
  );
}

/** The small-caps line in ember that stands above a heading. */
export function Eyebrow({
  dot = false,
  children,
}: {
  readonly dot?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p className={styles.eyebrow}>
      {dot && <span className={styles.dot} />}
      {children}
    </p>
  );
}
