import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/CoverArt';

/** Bounces in percent of the first mailing, and of the second without and with the cleanup. */
export const coverRates = [5.88, 6.57, 0.73] as const;

/** A percent is 24 units wide. */
const bar = (row: number, percent: number) => `M24 ${36 + 32 * row}h${Math.round(percent * 24)}`;

/** The bounce rates of three mailings with the limits of 2% and 5%. */
export function Cover(): ReactNode {
  const [first, uncleaned, cleaned] = coverRates;
  return (
    <CoverArt>
      <g strokeWidth="16" strokeLinecap="butt">
        <path d={bar(0, 8) + bar(1, 8) + bar(2, 8)} stroke="var(--line)" />
        <path d={bar(0, first) + bar(1, uncleaned)} stroke="var(--accent)" />
        <path d={bar(2, cleaned)} stroke="var(--ink)" />
      </g>
      <path d="M72 18v100M144 18v100" stroke="var(--ink)" strokeWidth="1.5" />
    </CoverArt>
  );
}
