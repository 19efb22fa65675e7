import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {rowsAtFirst, rowsLeft, rowSteps} from './migratedRows';
import styles from './RowsLeft.module.css';

const ROW = 36;
const BAR = 12;
const HEAD = 17;
const MINUS = '−';

const left = rowsLeft(rowsAtFirst, rowSteps);
const atLast = left.at(-1) ?? rowsAtFirst;
const inWords = (count: number) => count.toLocaleString('en-US');

const rows = [
  {label: 'Rows in the sheet', stays: rowsAtFirst, out: 0},
  ...rowSteps.map(({label, out}, index) => ({label, out, stays: left[index] ?? 0})),
  {label: 'Imported', stays: atLast, out: 0},
];

const description = [
  `${inWords(rowsAtFirst)} rows in the sheet.`,
  ...rowSteps.map(({label, out}, index) => `${label}: ${out}, ${inWords(left[index] ?? 0)} left.`),
  `${inWords(atLast)} are imported.`,
].join(' ');

const widthOf = (count: number) => (count / rowsAtFirst) * (DRAWING_WIDTH - 1);

/** What is left of a spreadsheet after each step of cleaning it: the example of the post on migration. */
export function RowsLeft(): ReactNode {
  return (
    <Drawing
      title="Rows of the example sheet that are left after each step"
      description={description}
      height={rows.length * ROW - 4}>
      {rows.map(({label, stays, out}, index) => {
        const isLast = index === rows.length - 1;
        return (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text className={out ? styles.label : styles.total} y={HEAD - 5}>
              {label}
              {out > 0 && (
                <tspan className={styles.out} dx="0.6em">
                  {MINUS}
                  {out}
                </tspan>
              )}
            </text>
            <text className={styles.stays} x={DRAWING_WIDTH} y={HEAD - 5} textAnchor="end">
              {inWords(stays)}
            </text>
            <rect
              className={isLast ? styles.kept : styles.bar}
              y={HEAD}
              width={widthOf(stays)}
              height={BAR}
            />
            {out > 0 && (
              <rect
                className={styles.gone}
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
