import type {ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

/** The days of `sendDays('Tuesday')`, whose module has the demo's texts: lists load without them. */
export const coverDays = {onTime: [1, 4, 8, 18], due: 12, late: 14} as const;

const CELL = {width: 29, height: 30};

/** Weeks start on Monday, so the launch on day 1 is in the second column. */
const at = (day: number) =>
  `${33 + (day % 7) * CELL.width} ${37.5 + Math.floor(day / 7) * CELL.height}`;

/** Three weeks with five emails; one is due on a Saturday and goes out on Monday. */
export function Cover(): ReactNode {
  const {onTime, due, late} = coverDays;
  return (
    <CoverArt>
      <path
        d="M163.5 22.5h50a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8h-50z"
        fill="var(--surface-sunken)"
        stroke="none"
      />
      <path
        d="M18.5 52.5h203m-203 30h203M47.5 22.5v90m29-90v90m29-90v90m29-90v90m29-90v90m29-90v90"
        stroke="var(--line)"
      />
      <rect x="18.5" y="22.5" width="203" height="90" rx="8" />
      <path d={dotsPath(onTime.map(at))} stroke="var(--ink)" strokeWidth="14" />
      <g stroke="var(--accent)">
        <path d={dotsPath([at(late)])} strokeWidth="14" />
        <path
          d={`M${at(due)}m-6.5 0a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0`}
          strokeWidth="1.5"
          strokeDasharray="1 3.08"
        />
      </g>
    </CoverArt>
  );
}
