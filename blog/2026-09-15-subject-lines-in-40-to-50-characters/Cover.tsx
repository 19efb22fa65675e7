import type {ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

/** The lengths of `rewrites` before and after; lists load without their texts. */
export const coverLengths = [
  [14, 43],
  [12, 44],
  [58, 44],
  [57, 45],
  [8, 45],
  [20, 45],
  [23, 47],
  [64, 46],
  [64, 44],
  [14, 43],
] as const;

const x = (characters: number) => 3 * characters + 14;
const y = (row: number) => 20 + 10.5 * row;

/** Ten subject lines of all lengths, rewritten to 40 to 50 characters. */
export function Cover(): ReactNode {
  const befores = coverLengths.map(([before], row) => `${x(before)} ${y(row)}`);
  const afters = coverLengths.map(([, after], row) => `${x(after)} ${y(row)}`);
  return (
    <CoverArt>
      <path d={`M${x(40)} 0H${x(50)}V135H${x(40)}z`} fill="var(--accent-wash)" stroke="none" />
      <path d={befores.map((before, row) => `M${before}H${x(coverLengths[row]![1])}`).join('')} />
      <path d={dotsPath(befores)} strokeWidth="7" />
      <path d={dotsPath(befores)} stroke="var(--surface)" strokeWidth="4" />
      <path d={dotsPath(afters)} stroke="var(--accent)" strokeWidth="7.5" />
    </CoverArt>
  );
}
