import type {ReactNode} from 'react';

import {Art, Mark} from '@site/src/components/Art/Art';

/** The height of the mark. */
const MARK = 96;
const CLEAR = MARK / 2;
const SIZE = MARK + 2 * CLEAR;
const FAR = CLEAR + MARK;
const GAP = 16;

const grounds = [
  {name: 'paper', mark: 'ink', line: 'line', text: 'muted'},
  {name: 'ink', mark: 'paper', line: 'muted', text: 'line'},
];

/** The mark in its clear space of half its height, on both grounds. */
export function ClearSpaceArt(): ReactNode {
  return (
    <Art width={2 * SIZE + GAP} height={SIZE}>
      {grounds.map(({name, mark, line, text}, index) => (
        <g key={name} transform={`translate(${index * (SIZE + GAP)})`}>
          <path
            d={`M1 1H${SIZE - 1}V${SIZE - 1}H1z`}
            fill={`var(--${name})`}
            strokeDasharray="2 6"
          />
          <path
            d={`M${CLEAR} 1V${SIZE - 1}M${FAR} 1V${SIZE - 1}M1 ${CLEAR}H${SIZE - 1}M1 ${FAR}H${SIZE - 1}`}
            stroke={`var(--${line})`}
          />
          <Mark x={CLEAR} y={CLEAR} size={MARK} color={mark} />
          <g fill={`var(--${text})`} stroke="none" fontSize="17" textAnchor="middle">
            <text x={CLEAR / 2} y={SIZE / 2 + 6}>
              ½
            </text>
            <text x={SIZE / 2} y={CLEAR / 2 + 6}>
              ½
            </text>
          </g>
        </g>
      ))}
    </Art>
  );
}
