import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {subjectLength} from '@site/src/data/benchmarks';
import marks from '@site/src/components/Drawing/marks.module.css';
import {lengthOf, rewrites} from './rewrites';

/** The scale in characters, from the column of numbers to the right end. */
const SCALE_END = 75;
const LEFT = 28;
const x = (characters: number) => LEFT + ((DRAWING_WIDTH - LEFT) * characters) / SCALE_END;

const HEAD = 20;
const ROW = 24;

const description = rewrites
  .map(
    ({before, after}, index) =>
      `${index + 1}: from ${lengthOf(before)} to ${lengthOf(after)} characters.`,
  )
  .join(' ');

/** Ten subject lines before and after, against the recommended 40 to 50 characters. */
export function SubjectLengths(): ReactNode {
  const {min, max} = subjectLength;
  const bottom = HEAD + rewrites.length * ROW;
  return (
    <Drawing
      title="Ten subject lines before and after, by length"
      description={`The recommended length is ${min} to ${max} characters. ${description}`}
      height={bottom}>
      <rect
        x={x(min)}
        y={HEAD}
        width={x(max) - x(min)}
        height={bottom - HEAD}
        fill="var(--accent-wash)"
      />
      {[min, max].map((limit) => (
        <text key={limit} x={x(limit)} y="12" textAnchor="middle" className={marks.name}>
          {limit}
        </text>
      ))}
      {rewrites.map(({before, after}, index) => (
        <g key={after} transform={`translate(0 ${HEAD + (index + 0.5) * ROW})`}>
          <text dy="0.35em" fill="var(--muted)">
            {index + 1}
          </text>
          <path stroke="var(--line-strong)" d={`M${x(lengthOf(before))} 0H${x(lengthOf(after))}`} />
          <circle
            className={marks.ring}
            stroke="var(--line-strong)"
            cx={x(lengthOf(before))}
            r="4"
          />
          <circle cx={x(lengthOf(after))} r="5" fill="var(--accent)" />
        </g>
      ))}
    </Drawing>
  );
}
