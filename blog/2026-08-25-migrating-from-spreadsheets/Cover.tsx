import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';

/** A line is 300 rows: five of eight are imported, like 1,500 of the post's 2,400 rows. */
const kept = [32.5, 55.5, 67, 90, 113];
const dropped = [44, 78.5, 101.5];
const cells = (y: number) => `M48 ${y}h34M106 ${y}h52M182 ${y}h20`;

/** A sheet with eight rows; three are struck out. */
export function Cover(): ReactNode {
  return (
    <CoverArt>
      <path
        d="M24 26v-4a6 6 0 0 1 6-6h180a6 6 0 0 1 6 6v4z"
        fill="var(--surface-sunken)"
        stroke="none"
      />
      <path d="M24 26h192M40 16v103M98 16v103M174 16v103" stroke="var(--line)" />
      <rect x="24" y="16" width="192" height="103" rx="6" />
      <path d={kept.map(cells).join('')} stroke="var(--ink)" strokeWidth="3" />
      <path d={dropped.map(cells).join('')} strokeWidth="4" strokeOpacity="0.4" />
      <path
        d={dropped.map((y) => `M32 ${y}h176`).join('')}
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
    </CoverArt>
  );
}
