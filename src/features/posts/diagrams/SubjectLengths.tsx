import type {ReactNode} from 'react';

import {subjectLength} from '@site/src/lib/sequence/limits';
import {Drawing, em, percent} from './Drawing';
import styles from './SubjectLengths.module.css';
import {describeRewrites, lengthOf, rewrites} from './subjectRewrites';

/** The scale in characters; the column of numbers takes the first per cents of the width. */
const SCALE_END = 75;
const LABELS = 8;
const x = (characters: number) => percent(LABELS + ((100 - LABELS) * characters) / SCALE_END);

const HEAD = 2.25;
const ROW = 2;

/** Ten subjects before and after, against the band of 40 to 50 characters. */
export function SubjectLengths(): ReactNode {
  const {min, max} = subjectLength;
  const bottom = HEAD + rewrites.length * ROW;
  const bandWidth = percent(((100 - LABELS) * (max - min)) / SCALE_END);
  return (
    <Drawing
      title="Ten subjects before and after, by their length"
      description={`The advised band is ${min} to ${max} characters. ${describeRewrites(rewrites)}`}
      height={bottom + 0.5}>
      <rect
        x={x(min)}
        y={em(HEAD - 0.75)}
        width={bandWidth}
        height={em(bottom - HEAD + 0.75)}
        fill="none"
        className={styles.band}
      />
      {[min, max].map((limit) => (
        <text key={limit} x={x(limit)} y={em(1)} textAnchor="middle" className={styles.limit}>
          {limit}
        </text>
      ))}
      {rewrites.map(({before, after}, index) => {
        const line = em(HEAD + index * ROW + 0.5);
        return (
          <g key={after}>
            <text x="0" y={em(HEAD + index * ROW + 0.85)} className={styles.number}>
              {index + 1}
            </text>
            <line
              x1={x(lengthOf(before))}
              x2={x(lengthOf(after))}
              y1={line}
              y2={line}
              stroke="currentColor"
              className={styles.way}
            />
            <circle
              cx={x(lengthOf(before))}
              cy={line}
              r={em(0.4)}
              fill="none"
              stroke="currentColor"
              className={styles.before}
            />
            <circle cx={x(lengthOf(after))} cy={line} r={em(0.5)} className={styles.after} />
          </g>
        );
      })}
    </Drawing>
  );
}
