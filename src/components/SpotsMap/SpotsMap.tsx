import type {ReactNode} from 'react';

import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
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
      <DotMap columns={COLUMNS} rows={rows}>
        <path d={rowsOf(COLUMNS, 0, taken)} stroke="var(--ink)" strokeWidth="0.62" />
        <path d={free} stroke="var(--muted)" strokeWidth="0.62" />
        <path d={free} stroke="var(--paper)" strokeWidth="0.4" />
        <path d={rowsOf(COLUMNS, taken, taken + 1)} stroke="var(--accent)" strokeWidth="0.8" />
      </DotMap>
      <Text as="figcaption" size="label" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}

export interface DotMapProps {
  readonly columns: number;
  readonly rows: number;
  /** Paths of `rowsOf`. Their strokes are the dots. */
  readonly children: ReactNode;
}

/** A grid of dots. Decoration: a text next to it has its numbers. */
export function DotMap({columns, rows, children}: DotMapProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} className={styles.dots} aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * A path through the centers of cells in a grid of unit squares, row by row. Dashed with lines of no length, it shows a
 * dot in each cell, so a thousand dots need a line for each row.
 *
 * @param from the first cell, counted from 0.
 * @param to the cell after the last one.
 */
export function rowsOf(columns: number, from: number, to: number): string {
  const lines: string[] = [];
  for (let cell = from; cell < to;) {
    const column = cell % columns;
    const count = Math.min(columns - column, to - cell);
    // A little longer than to the last dot, which would otherwise be rounded away.
    lines.push(`M${column + 0.5} ${Math.floor(cell / columns) + 0.5}h${count - 0.99}`);
    cell += count;
  }
  return lines.join('');
}
