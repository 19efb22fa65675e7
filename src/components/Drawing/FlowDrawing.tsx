import type {ReactNode} from 'react';

import {Figure} from '../Figure/Figure';
import {Drawing} from './Drawing';
import styles from './marks.module.css';

export interface FlowStep {
  readonly name: string;
  readonly note: string;
  /** The transition to the next step; missing on the last one. */
  readonly then?: string;
}

const STEP = 38;
const GAP = 32;
const RADIUS = 11;

/** Numbered steps down a line, with a labeled arrow between them. */
export function FlowDrawing({
  title,
  caption,
  steps,
}: {
  readonly title: string;
  readonly caption: string;
  readonly steps: readonly FlowStep[];
}): ReactNode {
  const description = steps
    .map(({name, note, then}) => `${name}: ${note}.${then ? ` Then, ${then}:` : ''}`)
    .join(' ');
  return (
    <Figure label={title} caption={caption}>
      <Drawing
        title={title}
        description={description}
        height={steps.length * (STEP + GAP) - GAP + 2}>
        {steps.map(({name, note, then}, index) => (
          <g key={name} transform={`translate(0 ${1 + index * (STEP + GAP)})`}>
            <circle className={styles.box} cx="12" cy="13" r={RADIUS} />
            <text className={styles.number} x="12" y="13" dy="0.36em" textAnchor="middle">
              {index + 1}
            </text>
            <text className={styles.name} x="36" y="17">
              {name}
            </text>
            <text className={styles.note} x="36" y="35">
              {note}
            </text>
            {then && (
              <>
                <Arrow from={[12, 13 + RADIUS + 3]} to={[12, STEP + GAP + 13 - RADIUS - 3]} />
                <text className={styles.then} x="22" y={STEP + GAP / 2} dy="0.5em">
                  {then}
                </text>
              </>
            )}
          </g>
        ))}
      </Drawing>
    </Figure>
  );
}

type Point = readonly [x: number, y: number];

/** A straight arrow with an open head at its end. */
export function Arrow({from, to}: {readonly from: Point; readonly to: Point}): ReactNode {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <g className={styles.line}>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path d="M-5 -4L0 0L-5 4" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </g>
  );
}
