import {Fragment, type ReactNode} from 'react';

import {Art, dotsPath} from '@site/src/components/Art/Art';
import {heatFill, heatOf} from '@site/src/components/HeatBar/heat';
import {hotFrom, scoringEvent} from '@site/src/data/scoring';

const STEP = 100;
const FROM = 45;

/** Events, and the score after each. */
const steps = (['open', 'click', 'pricing'] as const)
  .map(scoringEvent)
  .map(({id, points}, at, events) => ({
    id,
    points,
    x: STEP * (at + 1),
    score: events.slice(0, at + 1).reduce((sum, event) => sum + event.points, FROM),
  }));

const y = (score: number) => 3.6 * (98 - score);

const note = {fill: 'var(--muted)', stroke: 'none', fontSize: 20};
const figure = {...note, fontFamily: 'var(--font-head)', fontSize: 24, fontWeight: 700};

/** A lead's score, which rises with each event until the lead is hot. */
export function RiseArt(): ReactNode {
  const last = steps.length - 1;
  return (
    <Art width={400} height={195}>
      <path d={`M36 ${y(hotFrom)}H400`} strokeDasharray="2 6" />
      <text x="0" y={y(hotFrom) + 7} {...note}>
        {hotFrom}
      </text>
      <text x="0" y={y(FROM) - 12} {...note}>
        {FROM}
      </text>
      <path
        d={`M4 ${y(FROM)}${steps.map(({x, score}) => `H${x}V${y(score)}`).join('')}H399`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      {steps.map(({id, x, score, points}, at) => (
        <Fragment key={id}>
          <path
            d={dotsPath([`${x} ${y(score)}`])}
            stroke={heatFill(heatOf(score))}
            strokeWidth={at === last ? 24 : 12}
          />
          <text
            x={x + (at === last ? 22 : 12)}
            y={y(score) - 12}
            {...figure}
            {...(at === last && {fill: 'var(--ink)', fontSize: 40})}>
            {at === last ? score : `+${points}`}
          </text>
          {at === last && (
            <text x={x + 12} y={y((score + hotFrom) / 2) + 62} {...figure}>
              +{points}
            </text>
          )}
        </Fragment>
      ))}
    </Art>
  );
}
