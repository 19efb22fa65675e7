import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import marks from '@site/src/components/Drawing/marks.module.css';

interface RowStep {
  readonly label: string;
  /** Rows that this step removes. */
  readonly out: number;
}

/** Rows of a made-up spreadsheet. */
const rowsAtFirst = 2400;

const rowSteps: readonly RowStep[] = [
  {label: 'No email address', out: 60},
  {label: 'Duplicates merged', out: 310},
  {label: 'Opted out', out: 145},
  {label: 'Invalid address', out: 150},
  {label: 'Risky, set aside', out: 235},
];

const ROW = 36;
const BAR = 12;
const HEAD = 17;
const MINUS = '−';

let remaining = rowsAtFirst;
/** Rows that remain after each step. */
export const left: readonly number[] = rowSteps.map(({out}) => (remaining -= out));
const atLast = left.at(-1) ?? rowsAtFirst;
const formatted = (count: number) => count.toLocaleString('en-US');

const rows = [
  {label: 'Rows in the sheet', stays: rowsAtFirst, out: 0},
  ...rowSteps.map(({label, out}, index) => ({label, out, stays: left[index] ?? 0})),
  {label: 'Imported', stays: atLast, out: 0},
];

const description = [
  `${formatted(rowsAtFirst)} rows in the sheet.`,
  ...rowSteps.map(
    ({label, out}, index) => `${label}: ${out}, ${formatted(left[index] ?? 0)} left.`,
  ),
  `${formatted(atLast)} imported.`,
].join(' ');

const widthOf = (count: number) => (count / rowsAtFirst) * (DRAWING_WIDTH - 1);

/** A chart of the rows left after each step of the cleanup. */
export function RowsLeft(): ReactNode {
  return (
    <Drawing
      title="Rows left in the example sheet after each step"
      description={description}
      height={rows.length * ROW - 4}>
      {rows.map(({label, stays, out}, index) => {
        const isLast = index === rows.length - 1;
        return (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text y={HEAD - 5} {...(out ? {fill: 'var(--muted)'} : {className: marks.name})}>
              {label}
              {out > 0 && (
                <tspan fill="var(--ink)" dx="0.6em">
                  {MINUS}
                  {out}
                </tspan>
              )}
            </text>
            <text className={marks.name} x={DRAWING_WIDTH} y={HEAD - 5} textAnchor="end">
              {formatted(stays)}
            </text>
            <rect
              className={isLast ? undefined : marks.bar}
              y={HEAD}
              width={widthOf(stays)}
              height={BAR}
            />
            {out > 0 && (
              <rect
                className={marks.lifeline}
                x={widthOf(stays)}
                y={HEAD}
                width={widthOf(out)}
                height={BAR}
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
