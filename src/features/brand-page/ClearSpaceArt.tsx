import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';

/** The height of the mark; the files draw it at a quarter of this. */
const MARK = 128;
const CLEAR = MARK / 2;
const SIZE = MARK + 2 * CLEAR;
const FAR = CLEAR + MARK;

/** The mark in its clear space of half its height. */
export function ClearSpaceArt(): ReactNode {
  return (
    <Art width={SIZE} height={SIZE}>
      <path
        d={`M${CLEAR} 1V${SIZE - 1}M${FAR} 1V${SIZE - 1}M1 ${CLEAR}H${SIZE - 1}M1 ${FAR}H${SIZE - 1}`}
        stroke="var(--line)"
      />
      <path d={`M1 1H${SIZE - 1}V${SIZE - 1}H1z`} strokeDasharray="2 6" />
      <g transform={`translate(${CLEAR} ${CLEAR}) scale(${MARK / 32})`} stroke="none">
        <path d="M0 24h6v8H0zM8 16h6v16H8z" fill="var(--ink)" />
        <path d="M16 0a16 16 0 0 1 0 32z" fill="var(--accent)" />
      </g>
      <g fill="var(--muted)" stroke="none" fontSize="20" textAnchor="middle">
        <text x={CLEAR / 2} y={SIZE / 2 + 7}>
          ½
        </text>
        <text x={SIZE / 2} y={CLEAR / 2 + 7}>
          ½
        </text>
      </g>
    </Art>
  );
}
