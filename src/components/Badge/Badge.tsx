import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Cluster} from '../Stack/Stack';
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

/** The small-caps line in ember above a heading. */
export function Eyebrow({
  dot = false,
  children,
}: {
  readonly dot?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Cluster as="p" gap={2} isOneLine className={styles.eyebrow}>
      {dot && <span className={styles.dot} />}
      {children}
    </Cluster>
  );
}
