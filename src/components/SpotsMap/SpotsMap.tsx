import type {ReactNode} from 'react';

import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import {rowsOf} from './rowsOf';
import styles from './SpotsMap.module.css';

export interface SpotsMapProps {
  readonly taken: number;
  readonly total: number;
  readonly className?: string;
  /** The caption. */
  readonly children: ReactNode;
}

/** More would make the dots too small for a phone. */
const COLUMNS = 50;

/** A dot for each spot: taken ones full, free ones hollow, the next one in ember. */
export function SpotsMap({taken, total, className, children}: SpotsMapProps): ReactNode {
  const rows = Math.ceil(total / COLUMNS);
  const free = rowsOf(COLUMNS, taken + 1, total);
  return (
    <Stack as="figure" gap={3} className={className}>
      <svg viewBox={`0 0 ${COLUMNS} ${rows}`} className={styles.dots} aria-hidden="true">
        <path d={rowsOf(COLUMNS, 0, taken)} stroke="var(--ink)" strokeWidth="0.62" />
        <path d={free} stroke="var(--muted)" strokeWidth="0.62" />
        <path d={free} stroke="var(--paper)" strokeWidth="0.4" />
        <path d={rowsOf(COLUMNS, taken, taken + 1)} stroke="var(--accent)" strokeWidth="0.8" />
      </svg>
      <Text as="figcaption" size="label" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}
