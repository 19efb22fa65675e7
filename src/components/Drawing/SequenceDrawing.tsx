import type {ReactNode} from 'react';

import {Figure} from '../Figure/Figure';
import {Drawing, DRAWING_WIDTH} from './Drawing';
import styles from './marks.module.css';

export interface SequenceMessage {
  /** Names of actors. The same name in both is a step of one actor. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const SIDE = 52;
const HEAD = 26;
const TOP = 34;
const ROW = 38;

/** A sequence diagram: actors in a row, with the messages between them in order. */
export function SequenceDrawing({
  title,
  caption,
  actors,
  messages,
}: {
  readonly title: string;
  readonly caption: string;
  readonly actors: readonly string[];
  readonly messages: readonly SequenceMessage[];
}): ReactNode {
  const xOf = (actor: string) => {
    const index = actors.indexOf(actor);
    if (index === -1) throw new Error(`SequenceDrawing "${title}": no actor "${actor}".`);
    return SIDE + (index * (DRAWING_WIDTH - 2 * SIDE)) / (actors.length - 1);
  };
  const description = messages
    .map(({from, to, text}, index) => {
      return `${index + 1}. ${from === to ? from : `${from} to ${to}`}: ${text}.`;
    })
    .join(' ');
  return (
    <Figure label={title} caption={caption}>
      <Drawing title={title} description={description} height={TOP + messages.length * ROW + 8}>
        <path
          className={styles.lifeline}
          d={actors.map((name) => `M${xOf(name)} ${HEAD}V${TOP + messages.length * ROW}`).join('')}
        />
        <g textAnchor="middle">
          {actors.map((name) => (
            <g key={name}>
              <rect
                className={styles.box}
                x={xOf(name) - SIDE + 1}
                y="1"
                width={2 * SIDE - 2}
                height={HEAD}
                rx="10"
              />
              <text className={styles.name} x={xOf(name)} y={HEAD / 2 + 1} dy="0.36em">
                {name}
              </text>
            </g>
          ))}
          {messages.map(({from, to, text}, index) => {
            const y = TOP + 24 + index * ROW;
            const [start, end] = [xOf(from), xOf(to)];
            // From the tip of the arrow to the ends of its head.
            const back = start < end ? -5 : 5;
            return (
              <g key={index}>
                {start === end ? (
                  <circle className={styles.box} cx={start} cy={y} r="5" />
                ) : (
                  <path
                    className={styles.line}
                    d={`M${start} ${y}H${end}m${back} -4l${-back} 4l${back} 4`}
                  />
                )}
                <text className={styles.note} x={(start + end) / 2} y={y - 8}>
                  <tspan className={styles.number}>{index + 1}</tspan>
                  {` ${text}`}
                </text>
              </g>
            );
          })}
        </g>
      </Drawing>
    </Figure>
  );
}
