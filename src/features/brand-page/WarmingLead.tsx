import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import marks from '@site/src/components/Drawing/marks.module.css';
import {heatFill, heatOf} from '@site/src/components/HeatBar/heat';

const scores = [24, 66, 93];
const LINE = 32;
const x = (score: number) => (DRAWING_WIDTH * score) / 100;

/** A sample illustration: three scores of a lead on the scale. */
export function WarmingLead(): ReactNode {
  return (
    <Drawing
      title="A lead that warms up"
      description={scores.map((score) => `${score}: ${heatOf(score)}.`).join(' ')}
      height={LINE + 28}>
      <path
        stroke="var(--line-strong)"
        vectorEffect="non-scaling-stroke"
        d={`M0 ${LINE}H${DRAWING_WIDTH}`}
      />
      {scores.map((score) => (
        <g key={score} transform={`translate(${x(score)} ${LINE})`}>
          <text className={marks.name} y="-14" textAnchor="middle">
            {score}
          </text>
          <circle fill={heatFill(heatOf(score))} r="7" />
          <text y="24" textAnchor="middle">
            {heatOf(score)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
