import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** Heat tones are only for heat; `accent` is for anything else. Muted by default. */
  readonly tone?: 'accent' | 'cold' | 'warm' | 'hot' | 'blaze';
  /** A dot before the text. */
  readonly dot?: boolean;
  readonly children: ReactNode;
}

export function Badge({tone, dot = false, children}: BadgeProps): ReactNode {
  return (
    <span
      className={clsx(styles.badge, tone === 'accent' && styles.accent)}
      style={tone && ({'--tone': `var(--heat-${tone}-text)`} as CSSProperties)}>
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
    <Cluster
      as={Text}
      gap={2}
      isOneLine
      size="label"
      tone="accent"
      weight="bold"
      isCaps
      marginBottom={4}>
      {dot && <span className={styles.dot} />}
      {children}
    </Cluster>
  );
}
