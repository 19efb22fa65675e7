import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';

/** Squares in all, and those of addresses that bounce: the rate of the first mailing. */
export const coverSquares = {all: 17 * 10, bounced: 10} as const;

/** Square in pixels, with its gap. */
const STEP = 12;

const square = (column: number, row: number) => `M${19 + STEP * column} ${13.5 + STEP * row}h8`;

const rows = Array.from({length: 10}, (_row, row) => `M19 ${13.5 + STEP * row}h200`).join('');

const bounced = Array.from({length: coverSquares.bounced}, (_square, row) =>
  square((7 * row + 3) % 17, row),
).join('');

/** A list of addresses, some of which bounce. */
export function Cover(): ReactNode {
  return (
    <CoverArt>
      <g strokeWidth="8" strokeLinecap="butt">
        <path d={rows} stroke="var(--line)" strokeDasharray="8 4" />
        <path d={bounced} stroke="var(--accent)" />
      </g>
    </CoverArt>
  );
}
