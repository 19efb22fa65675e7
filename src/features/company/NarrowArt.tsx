import type {ReactNode} from 'react';

import {Art, dotsPath} from '@site/src/components/Art/Art';

const COLUMNS = 20;
const ROWS = 10;
const STEP = 13;
const TOP = 14;

/** The three of the two hundred names that are worth a call, as column and row. */
const picked = [
  {column: 4, row: 2},
  {column: 17, row: 4},
  {column: 11, row: 7},
];
const x = (column: number) => 10 + STEP * column;
const y = (row: number) => TOP + STEP * row;
const ends = picked.map((name, index) => ({...name, end: 13 + 60 * index}));

/** A dashed row with lines of no length: a dot for each name. */
const rows = Array.from(
  {length: ROWS},
  (_row, row) => `M10 ${y(row)}h${STEP * (COLUMNS - 1) + 0.1}`,
);

/** Two hundred names, of which three remain. */
export function NarrowArt(): ReactNode {
  return (
    <Art width={388} height={146}>
      <path d={rows.join('')} strokeWidth="6" strokeDasharray={`0 ${STEP}`} strokeOpacity="0.55" />
      <path
        d={ends
          .map(
            ({column, row, end}) =>
              `M${x(column)} ${y(row)}C${x(COLUMNS)} ${y(row)} 300 ${end} 362 ${end}`,
          )
          .join('')}
        stroke="var(--heat-hot)"
      />
      <path
        d={dotsPath(picked.map(({column, row}) => `${x(column)} ${y(row)}`))}
        stroke="var(--heat-hot)"
        strokeWidth="9"
      />
      <path
        d={dotsPath(ends.map(({end}) => `376 ${end}`))}
        stroke="var(--heat-hot)"
        strokeWidth="24"
      />
    </Art>
  );
}
