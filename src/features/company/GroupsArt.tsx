import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';

const WIDTH = 380;
const HEIGHT = 50;
const GAP = 20;
const RADIUS = 20;

/** A question and its answer, as members write them. */
const messages = [
  {from: 'JW', text: 'My bounces doubled. Ideas?', width: 236},
  {from: 'MB', text: 'Check your DMARC record first.', width: 266, isAnswer: true},
  {from: 'JW', text: 'That was it.', width: 122},
];

/** A conversation in one of the groups. */
export function GroupsArt(): ReactNode {
  return (
    <Art width={WIDTH} height={messages.length * (HEIGHT + GAP) - GAP + 2}>
      {messages.map(({from, text, width, isAnswer}, at) => {
        const x = isAnswer ? WIDTH - 52 - width : 52;
        return (
          <g key={text} transform={`translate(0 ${1 + at * (HEIGHT + GAP)})`}>
            <rect
              x={x}
              width={width}
              height={HEIGHT}
              rx="14"
              fill={isAnswer ? 'var(--ink)' : 'var(--surface)'}
              stroke={isAnswer ? 'none' : undefined}
            />
            <circle
              cx={isAnswer ? WIDTH - RADIUS - 1 : RADIUS + 1}
              cy={HEIGHT / 2}
              r={RADIUS}
              fill="var(--surface)"
              stroke={isAnswer ? 'var(--accent)' : undefined}
              strokeWidth={isAnswer ? 2 : undefined}
            />
            <g fill="var(--ink)" stroke="none" fontSize="16">
              <text
                x={isAnswer ? WIDTH - RADIUS - 1 : RADIUS + 1}
                y={HEIGHT / 2 + 5}
                fontSize="14"
                fontWeight="600"
                textAnchor="middle">
                {from}
              </text>
              <text
                x={x + width / 2}
                y={HEIGHT / 2 + 6}
                textAnchor="middle"
                fill={isAnswer ? 'var(--paper)' : undefined}>
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </Art>
  );
}
