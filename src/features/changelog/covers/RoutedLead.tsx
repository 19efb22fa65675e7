import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';
import {HeatScale} from '@site/src/components/HeatBar/HeatScale';

const person = (y: number) =>
  `M182 ${y}a14 14 0 0 1 28 0 14 14 0 0 1-28 0M192 ${y - 3}a4 4 0 0 1 8 0 4 4 0 0 1-8 0M187 ${y + 10}c3-8 15-8 18 0`;

/** A lead at 80 points, and its owner among three. */
export function RoutedLead(): ReactNode {
  return (
    <CoverArt>
      <rect x="22" y="36" width="92" height="63" rx="8" />
      <path d="M34 52h36" stroke="var(--ink)" strokeWidth="4" />
      <path d="M34 65h54" stroke="var(--line)" strokeWidth="4" />
      <HeatScale x={32} y={81.5} width={72} height={5} />
      <path d="M90 78v12" stroke="var(--ink)" strokeWidth="3" />
      <path d="M114 67.5h68M114 67.5c44 0 24 40 68 40" stroke="var(--line)" />
      <path d={person(67.5) + person(107.5)} />
      <path d="M114 67.5c44 0 24-40 62-40m-5-5l5 5-5 5" stroke="var(--accent)" strokeWidth="2" />
      <path d={person(27.5)} stroke="var(--accent)" strokeWidth="2" fill="var(--accent-wash)" />
    </CoverArt>
  );
}
