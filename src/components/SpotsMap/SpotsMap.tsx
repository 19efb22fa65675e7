import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Text} from '../Text/Text';
import {rowsOf} from './rowsOf';
import styles from './SpotsMap.module.css';

export interface SpotsMapProps {
  readonly taken: number;
  readonly total: number;
  /** Dots in a row; at most 50 on a phone. */
  readonly columns: number;
  readonly className?: string;
  /** The caption. */
  readonly children: ReactNode;
}

const PHONE_COLUMNS = 50;

/** A dot for each spot: taken ones full, free ones hollow, the next one in ember. */
export function SpotsMap({columns, className, children, ...spots}: SpotsMapProps): ReactNode {
  return (
    <figure className={clsx(styles.map, className)}>
      <Dots columns={columns} {...spots} />
      {columns > PHONE_COLUMNS && <Dots columns={PHONE_COLUMNS} {...spots} />}
      <Text as="figcaption" size="label" tone="muted">
        {children}
      </Text>
    </figure>
  );
}

function Dots({taken, total, columns}: Omit<SpotsMapProps, 'className' | 'children'>): ReactNode {
  const rows = Math.ceil(total / columns);
  const free = rowsOf(columns, taken + 1, total);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} className={styles.dots} aria-hidden="true">
      <path d={rowsOf(columns, 0, taken)} stroke="var(--ink)" strokeWidth="0.62" />
      <path d={free} stroke="var(--muted)" strokeWidth="0.62" />
      <path d={free} stroke="var(--paper)" strokeWidth="0.4" />
      <path d={rowsOf(columns, taken, taken + 1)} stroke="var(--accent)" strokeWidth="0.8" />
    </svg>
  );
}
