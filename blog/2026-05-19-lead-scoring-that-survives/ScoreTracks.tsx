import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import marks from '@site/src/components/Drawing/marks.module.css';
import {heatOf} from '@site/src/components/HeatBar/heat';
import {defaultPoints, heatBands, type ScoringEventId} from '@site/src/data/scoring';
import {addPoints} from '@site/src/domain/addPoints';

interface ScoredLead {
  readonly letter: 'A' | 'B' | 'C';
  readonly name: string;
  /** In the order in which they happened. */
  readonly events: readonly ScoringEventId[];
}

/** A mail gateway opens an email and checks its two links. */
const email = ['open', 'click', 'click'] as const;

/** Imported contacts, so they start at 0. */
export const scoredLeads: readonly ScoredLead[] = [
  {
    letter: 'A',
    name: 'opens everything',
    events: [...email, ...email, ...email, 'open'],
  },
  {letter: 'B', name: 'asks for a demo', events: ['reply', 'demo', 'pricing', 'reply']},
  {
    letter: 'C',
    name: 'leaves and comes back',
    events: ['open', 'click', 'pricing', 'unsubscribe', 'demo', 'pricing'],
  },
];

interface ScoreStep {
  readonly points: number;
  /** Without the limits of 0 and 100. */
  readonly sum: number;
  /** 0 to 100. */
  readonly score: number;
}

/** The score after each event, starting at 0. */
export function scoreSteps(events: readonly ScoringEventId[]): readonly ScoreStep[] {
  let score = 0;
  return events.map((id) => {
    const points = defaultPoints(id);
    const step = {points, ...addPoints(score, points)};
    score = step.score;
    return step;
  });
}

const HEIGHT = 252;
const TOP = 12;
const LEFT = 32;
const RIGHT = DRAWING_WIDTH - 56;
const BOTTOM = HEIGHT - 44;

const tracks = scoredLeads.map((lead) => ({
  ...lead,
  scores: scoreSteps(lead.events).map(({score}) => score),
}));
const mostEvents = Math.max(...tracks.map(({scores}) => scores.length));

const x = (event: number) => LEFT + 10 + ((event - 1) / (mostEvents - 1)) * (RIGHT - LEFT - 28);
const y = (score: number) => BOTTOM - (score / 100) * (BOTTOM - TOP);

const description = tracks
  .map(({letter, name, scores}) => {
    const last = scores.at(-1) ?? 0;
    return `Lead ${letter}, who ${name}: ${scores.join(', ')}; ${heatOf(last)} at the end.`;
  })
  .join(' ');

/** Line chart of the three scores, with the bands behind them. */
export function ScoreTracks(): ReactNode {
  return (
    <Drawing
      title="The scores of three leads after each event"
      description={description}
      height={HEIGHT}>
      {heatBands.map(({name, from, to}) => {
        const top = y(to === 100 ? 100 : to + 1);
        const color = `--heat-${name.toLowerCase()}`;
        return (
          <g key={name} className={marks.name}>
            <rect
              fill={`var(${color})`}
              fillOpacity="0.14"
              x={LEFT}
              width={RIGHT - LEFT}
              y={top}
              height={y(from) - top}
            />
            <text fill={`var(${color}-text)`} x={RIGHT + 6} y={(top + y(from)) / 2} dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
      {[0, 50, 80, 100].map((score) => (
        <g key={score}>
          <path
            stroke="var(--line-strong)"
            strokeDasharray="1 3"
            d={`M${LEFT} ${y(score)}H${RIGHT}`}
          />
          <text fill="var(--muted)" x={LEFT - 5} y={y(score)} dy="0.35em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {tracks[0]?.scores.map((_, index) => (
        <text
          key={index}
          fill="var(--muted)"
          x={x(index + 1)}
          y={BOTTOM}
          dy="1.4em"
          textAnchor="middle">
          {index + 1}
        </text>
      ))}
      <text fill="var(--muted)" x={LEFT} y={HEIGHT} dy="-0.35em">
        Events, in order
      </text>
      {tracks.map((track) => (
        <Track key={track.letter} {...track} />
      ))}
    </Drawing>
  );
}

/** Makes the lines differ where their letters are far away. */
const dashes = {A: '3 4', B: undefined, C: '9 4'};

function Track({letter, scores}: (typeof tracks)[number]): ReactNode {
  const points = scores.map((score, index) => [x(index + 1), y(score)] as const);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <g>
      <polyline
        fill="none"
        stroke="var(--ink)"
        strokeDasharray={dashes[letter]}
        strokeLinejoin="round"
        strokeWidth="var(--ring)"
        points={points.map((point) => point.join()).join(' ')}
      />
      {points.slice(0, -1).map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="2" />
      ))}
      <circle cx={endX} cy={endY} r="7" />
      <text fill="var(--paper)" fontWeight="700" x={endX} y={endY} dy="0.36em" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
