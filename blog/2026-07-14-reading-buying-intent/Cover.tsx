import {useId, type ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

const y = (rank: number) => 12 * rank + 7.5;
const dots = (...ranks: readonly number[]) => dotsPath(ranks.map((rank) => `52 ${y(rank)}`));

/** The points of the nine signals in the order of their ranks. */
export const coverPoints = [50, 25, 25, 25, 25, 30, 30, 10, 5] as const;
const bars = coverPoints.map((points, index) => `M66 ${y(index + 1)}h${3 * points}`);

/** Nine signals from hot to cold with their points: five of a person, two of a company, two of either. */
export function Cover(): ReactNode {
  const gradient = useId();
  return (
    <CoverArt>
      <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="var(--heat-blaze)" />
        <stop stopColor="var(--heat-hot)" offset="0.18" />
        <stop stopColor="var(--heat-warm)" offset="0.45" />
        <stop stopColor="var(--heat-cold)" offset="1" />
      </linearGradient>
      <rect x="24" y="14" width="8" height="107" rx="4" fill={`url(#${gradient})`} stroke="none" />
      <path d={bars.join('')} strokeWidth="3" />
      <g stroke="var(--ink)" strokeWidth="8">
        <path d={dots(1, 2, 3, 4, 5, 8, 9)} />
        <path d={dots(6, 7)} strokeLinecap="square" strokeWidth="7" />
      </g>
      <path d={dots(8, 9)} stroke="var(--surface)" strokeWidth="5" />
    </CoverArt>
  );
}
