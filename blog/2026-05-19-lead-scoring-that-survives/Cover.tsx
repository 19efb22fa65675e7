import type {ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

/** The scores of the three leads; lists load without the code that calculates them. */
export const coverScores = {
  A: [5, 15, 25, 30, 40, 50, 55, 65, 75, 80],
  B: [25, 75, 100, 100],
  C: [5, 15, 40, 0, 50, 75],
} as const;

const point = (score: number, index: number) => `${30 + 20 * index} ${118 - score}`;
const track = (scores: readonly number[]) => `M${scores.map(point).join('L')}`;
const end = (scores: readonly number[]) => point(scores.at(-1) ?? 0, scores.length - 1);

/** The scores of three leads from cold to hot. */
export function Cover(): ReactNode {
  const {A, B, C} = coverScores;
  return (
    <CoverArt>
      <g stroke="none" fillOpacity="0.16">
        <path d="M0 0h240v38H0z" fill="var(--heat-hot)" />
        <path d="M0 38h240v30H0z" fill="var(--heat-warm)" />
        <path d="M0 68h240v67H0z" fill="var(--heat-cold)" />
      </g>
      <g stroke="var(--ink)" strokeWidth="2">
        <path d={track(A)} strokeDasharray="0 5" />
        <path d={track(B)} />
        <path d={track(C)} strokeDasharray="7 5" />
        <path d={dotsPath([end(A), end(B), end(C)])} strokeWidth="10" />
      </g>
    </CoverArt>
  );
}
