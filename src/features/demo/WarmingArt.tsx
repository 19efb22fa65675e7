import type {ReactNode} from 'react';

import {Art, dotsPath} from '@site/src/components/Art/Art';
import {HeatScale} from '@site/src/components/HeatBar/HeatScale';

const FROM = 41;
const TO = 94;
const x = (score: number) => 3.6 * score;
/** Height of the arc, in half its widths, and of the scale's upper edge. */
const RISE = 0.45;
const TOP = 66;

/** A lead that five emails take along the heat scale, from cold to hot. */
export function WarmingArt(): ReactNode {
  const emails = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
    const turn = Math.PI * (1 - part);
    const middle = (x(FROM) + x(TO)) / 2;
    const radius = (x(TO) - x(FROM)) / 2;
    return [middle + radius * Math.cos(turn), TOP - 14 - RISE * radius * Math.sin(turn)]
      .map((length) => length.toFixed(1))
      .join(' ');
  });
  return (
    <Art width={360} height={118}>
      <HeatScale y={TOP} width={360} height={12} />
      <path
        d={`M${x(FROM)} ${TOP - 14}A1 ${RISE} 0 0 1 ${x(TO)} ${TOP - 14}`}
        strokeDasharray="2 6"
        stroke="var(--line-strong)"
      />
      <path d={dotsPath(emails)} stroke="var(--ink)" strokeWidth="10" />
      <path
        d={`M${x(FROM)} ${TOP - 10}v32M${x(TO)} ${TOP - 10}v32`}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <g
        fill="var(--muted)"
        stroke="none"
        fontFamily="var(--font-head)"
        fontSize="22"
        fontWeight="700"
        textAnchor="middle">
        <text x={x(FROM)} y={TOP + 50}>
          {FROM}
        </text>
        <text x={x(TO)} y={TOP + 50} fill="var(--ink)">
          {TO}
        </text>
      </g>
    </Art>
  );
}
