import type {ReactNode} from 'react';

import {Art, dotsPath, envelopePath, Mark} from '@site/src/components/Art/Art';
import {HeatScale} from '@site/src/components/HeatBar/HeatScale';
import {demoPerformance} from '@site/src/data/demo/performance';
import {intentExamples, type features} from '@site/src/data/features';
import {ramp} from '@site/src/data/sending';
import {scoreOf} from '@site/src/domain/leadScore';
import {steps} from '@site/src/domain/sequence/steps';

const WIDTH = 160;
const HEIGHT = 48;

const days = Object.values(steps).map(({day}) => day);
const lastDay = Math.max(...days);
const score = scoreOf(intentExamples[0]);
const sent = demoPerformance.sent;
const most = Math.max(...ramp.map(({perDay}) => perDay));

const ink = {stroke: 'var(--ink)', strokeWidth: 1.5};
const onPaper = {...ink, fill: 'var(--surface)'};
const figures = {
  fill: 'var(--ink)',
  stroke: 'none',
  fontFamily: 'var(--font-head)',
  fontWeight: 700,
};
const notes = {fill: 'var(--muted)', stroke: 'none', fontSize: 14};

/** The height of a drawing's line, and how much is above and below it. */
const MIDDLE = HEIGHT / 2;
const HALF = 20;

const arts: Readonly<Record<(typeof features)[number]['id'], ReactNode>> = {
  // The emails of a sequence, by day.
  autopilot: (
    <>
      {days.map((day) => {
        const x = 11 + (138 * (day - 1)) / (lastDay - 1);
        return (
          <g key={day} textAnchor="middle">
            <path d={envelopePath(x, 13, 20)} {...onPaper} />
            <text x={x} y="42" {...notes}>
              {day}
            </text>
          </g>
        );
      })}
    </>
  ),
  // A hot lead on the scale.
  'hot-leads': (
    <>
      <HeatScale y={31} width={WIDTH} height={10} />
      <path d={`M${(score / 100) * WIDTH} 27v18`} stroke="var(--ink)" strokeWidth="4" />
      <text x={WIDTH} y="20" fontSize="22" textAnchor="end" {...figures}>
        {score}
      </text>
    </>
  ),
  // Emails a day that grow from step to step.
  domains: (
    <path
      d={ramp
        .map(({perDay}, at) => [1 + 34 * at, (2 * HALF * perDay) / most])
        .map(([x, height]) => `M${x} ${MIDDLE + HALF}v-${height}h22v${height}z`)
        .join('')}
      {...onPaper}
    />
  ),
  // Emails and tasks in one line.
  'multi-channel': (
    <>
      <path d={`M14 ${MIDDLE}H146`} />
      <path d={envelopePath(15, MIDDLE, 28) + envelopePath(102, MIDDLE, 28)} {...onPaper} />
      {[58, 145].map((x) => (
        <g key={x}>
          <path d={`M${x - 14} ${MIDDLE - 14}h28v28h-28z`} {...onPaper} />
          <path d={`M${x - 6} ${MIDDLE}l5 5 8-9`} stroke="var(--accent)" strokeWidth="2.5" />
        </g>
      ))}
    </>
  ),
  // Emails sent, opened, and replied to.
  analytics: (
    <>
      {Object.values(demoPerformance).map((count, at, all) => {
        const y = MIDDLE - 15 + 15 * at;
        const length = (120 * count) / sent;
        return (
          <g key={y}>
            <path
              d={`M1 ${y - 5}h${length}v10h-${length}z`}
              {...ink}
              fill={at === all.length - 1 ? 'var(--ink)' : 'var(--surface)'}
            />
            <text x={length + 9} y={y + 5} fontSize="14" {...figures}>
              {count}
            </text>
          </g>
        );
      })}
    </>
  ),
  // The product and a CRM.
  'crm-sync': (
    <>
      <rect x="1" y="4" width="44" height="40" rx="8" {...onPaper} />
      <rect x="115" y="4" width="44" height="40" rx="8" {...onPaper} />
      <Mark x={12} y={13} size={22} />
      <text x="137" y="29" fontSize="14" textAnchor="middle" {...figures}>
        CRM
      </text>
      <path d="M57 17h46l-6-5m6 5l-6 5M103 31H57l6-5m-6 5l6 5" {...ink} />
    </>
  ),
  // A colleague hands a hot lead to another.
  team: (
    <>
      <path d="M49 24h60l-6-5m6 5l-6 5" {...ink} />
      <path d={dotsPath(['75 24'])} stroke="var(--heat-hot)" strokeWidth="14" />
      {[
        ['JW', 21],
        ['MB', 139],
      ].map(([initials, x]) => (
        <g key={x} textAnchor="middle">
          <circle cx={x} cy={MIDDLE} r={HALF} {...onPaper} />
          <text x={x} y="29" fontSize="14" {...figures}>
            {initials}
          </text>
        </g>
      ))}
    </>
  ),
  // A request and its response.
  api: (
    <>
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="8" {...onPaper} />
      <g fill="var(--ink)" stroke="none" fontFamily="var(--font-code)" fontSize="14">
        <text x="14" y="20">
          <tspan fill="var(--method-post)">POST</tspan> /v1/leads
        </text>
        <text x="14" y="38" fill="var(--muted)">
          200 OK
        </text>
      </g>
    </>
  ),
};

/** A feature in a small drawing. */
export function FeatureArt({id}: {readonly id: keyof typeof arts}): ReactNode {
  return (
    <Art width={WIDTH} height={HEIGHT}>
      {arts[id]}
    </Art>
  );
}
