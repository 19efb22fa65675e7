import type {ReactNode} from 'react';

import {Drawing} from '@site/src/components/Drawing/Drawing';
import {Figure} from '@site/src/components/Figure/Figure';
import {Arrow} from './Arrow';
import styles from './marks.module.css';

const actors = [
  {name: 'Sender', x: 52},
  {name: 'Your server', x: 180},
  {name: 'Your worker', x: 308},
] as const;

const messages = [
  {from: 0, to: 1, text: 'event, signature'},
  {from: 1, to: 1, text: 'verify raw body'},
  {from: 1, to: 2, text: 'store under id'},
  {from: 1, to: 0, text: '204 within 10 s'},
  {from: 2, to: 2, text: 'do the work'},
] as const;

const TOP = 28;
const ROW = 38;
const description = messages
  .map(({from, to, text}, index) => {
    const way = from === to ? actors[from].name : `${actors[from].name} to ${actors[to].name}`;
    return `${index + 1}. ${way}: ${text}.`;
  })
  .join(' ');

const title = 'The way of one event';

/** One event from its sending to the work it causes. */
export function WebhookSequence(): ReactNode {
  return (
    <Figure label={title} caption="The answer goes out before the work begins.">
      <Drawing title={title} description={description} height={TOP + messages.length * ROW + 8}>
        {actors.map(({name, x}) => (
          <g key={name}>
            <text className={styles.name} x={x} y="14" textAnchor="middle">
              {name}
            </text>
            <path
              className={styles.lifeline}
              d={`M${x} ${TOP - 6}V${TOP + messages.length * ROW}`}
            />
          </g>
        ))}
        {messages.map(({from, to, text}, index) => {
          const y = TOP + 24 + index * ROW;
          const [start, end] = [actors[from].x, actors[to].x];
          return (
            <g key={text}>
              {start === end ? (
                <circle className={styles.head} cx={start} cy={y} r="4" />
              ) : (
                <Arrow from={[start, y]} to={[end, y]} />
              )}
              <text className={styles.note} x={(start + end) / 2} y={y - 8} textAnchor="middle">
                {text}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Figure>
  );
}
