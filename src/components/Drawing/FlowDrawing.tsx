import type {ReactNode} from 'react';

import {Figure} from '../Figure/Figure';
import {Drawing, DRAWING_WIDTH} from './Drawing';
import styles from './marks.module.css';

export interface FlowStep {
  readonly name: string;
  readonly note: string;
  /** The transition to the next step; missing on the last one. */
  readonly then?: string;
}

const BOX = 46;
const GAP = 34;

/** Boxes in a column, with a labeled arrow between them. */
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
        height={steps.length * (BOX + GAP) - GAP + 2}>
        {steps.map(({name, note, then}, index) => (
          <g key={name} transform={`translate(0 ${1 + index * (BOX + GAP)})`}>
            <rect className={styles.box} x="1" width={DRAWING_WIDTH - 2} height={BOX} rx="4" />
            <text className={styles.name} x="12" y="19">
              {name}
            </text>
            <text className={styles.note} x="12" y="36">
              {note}
            </text>
            {then && (
              <>
                <Arrow from={[24, BOX]} to={[24, BOX + GAP]} />
                <text x="38" y={BOX + GAP / 2} dy="0.35em">
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

/** A straight arrow with its head at the end. */
export function Arrow({from, to}: {readonly from: Point; readonly to: Point}): ReactNode {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <>
      <path className={styles.line} d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path d="M0 0L-7 -3.5V3.5Z" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </>
  );
}
