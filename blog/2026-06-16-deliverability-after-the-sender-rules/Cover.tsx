import type {ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

const STEP = 4.2;
const y = (row: number) => (27.6 + STEP * row).toFixed(1);
const dot = (column: number, row: number) => `${(17 + STEP * column).toFixed(1)} ${y(row)}`;

const better = [dot(12, 12)];
const limit = [dot(28, 5), dot(41, 13)];

/** A dashed row with lines of no length: a dot for each reader. */
const rows = Array.from({length: 20}, (_row, row) => `M17 ${y(row)}h205.9`);

/** 1,000 readers: one of them is 0.10%, the recommended maximum of complaints, and three are 0.30%, the limit. */
export function Cover(): ReactNode {
  return (
    <CoverArt>
      <path d={rows.join('')} strokeWidth="2" strokeDasharray={`0 ${STEP}`} strokeOpacity="0.7" />
      <path d={dotsPath([...better, ...limit])} stroke="var(--surface)" strokeWidth="18" />
      <path d={dotsPath(limit)} stroke="var(--ink)" strokeWidth="12" />
      <path d={dotsPath(better)} stroke="var(--accent)" strokeWidth="12" />
    </CoverArt>
  );
}
