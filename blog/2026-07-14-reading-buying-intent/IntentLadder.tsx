import {useId, type ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import marks from '@site/src/components/Drawing/marks.module.css';
import {defaultPoints, signalRules} from '@site/src/data/scoring';

type SignalSource = 'person' | 'company' | 'either';

interface IntentSignal {
  readonly label: string;
  readonly note: string;
  readonly source: SignalSource;
  /** For a company's signal, while it's fresh. */
  readonly points: number;
}

/** Closest to a purchase first. The order is this post's judgment. */
export const intentSignals: readonly IntentSignal[] = [
  {
    label: 'Asks for a demo',
    note: 'Gives a name and makes time for it',
    source: 'person',
    points: defaultPoints('demo'),
  },
  {
    label: 'Asks for the price in a reply',
    note: 'Needs a number to compare or budget',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'Returns to the pricing page',
    note: 'On another day, so not by accident',
    source: 'person',
    points: defaultPoints('pricing'),
  },
  {
    label: 'Asks how it would work for them',
    note: 'Pictures using it',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'A second person there replies',
    note: 'To the email you sent them',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'The company posts a job for it',
    note: 'It may have the problem you solve',
    source: 'company',
    points: signalRules.max,
  },
  {
    label: 'The company changes something',
    note: 'New leader, new office, new pricing',
    source: 'company',
    points: signalRules.max,
  },
  {
    label: 'Clicks the link to a guide',
    note: 'Curious, or a security scanner',
    source: 'either',
    points: defaultPoints('click'),
  },
  {
    label: 'Opens the email',
    note: 'Interested, or an app loading images',
    source: 'either',
    points: defaultPoints('open'),
  },
];

const sourceLabels = {
  person: 'A person did it on purpose',
  company: 'The company did it in public',
  either: 'A person or software did it',
} as const satisfies Record<SignalSource, string>;

const ROW = 36;
const TOP = 20;
const END = TOP + intentSignals.length * ROW;
const sources = Object.keys(sourceLabels) as SignalSource[];
const KEY_ROW = 16;
const BAR = {x: 2, width: 6};

/** `+25`, or `up to 30` for a company's signal, which loses points as it ages. */
const pointsText = (source: SignalSource, points: number) =>
  source === 'company' ? `up to ${points}` : `+${points}`;

const description = intentSignals
  .map(({label, source, points}, index) => {
    return `${index + 1}. ${label}: ${sourceLabels[source]}, ${pointsText(source, points)}.`;
  })
  .join(' ');

/** Ranked list of the signals next to a heat scale. */
export function IntentLadder(): ReactNode {
  const gradient = useId();
  return (
    <Drawing
      title="Nine signals, ranked by how close they are to a purchase"
      description={description}
      height={END + 32 + sources.length * KEY_ROW}>
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="var(--heat-blaze)" offset="0" />
          <stop stopColor="var(--heat-hot)" offset="0.18" />
          <stop stopColor="var(--heat-warm)" offset="0.45" />
          <stop stopColor="var(--heat-cold)" offset="1" />
        </linearGradient>
      </defs>
      <rect {...BAR} y={TOP} height={END - TOP} rx="3" fill={`url(#${gradient})`} />
      <text fill="var(--muted)" y={TOP - 9}>
        Close to a purchase
      </text>
      <text fill="var(--muted)" x={DRAWING_WIDTH} y={TOP - 9} textAnchor="end">
        Points
      </text>
      <text fill="var(--muted)" y={END + 17}>
        Far from a purchase
      </text>
      {intentSignals.map(({label, note, source, points}, index) => (
        <g key={label} transform={`translate(0 ${TOP + index * ROW})`}>
          <path stroke="var(--ink)" strokeWidth="var(--ring)" d={`M0 ${ROW / 2}H10`} />
          <g transform={`translate(25 ${ROW / 2})`}>
            <Mark source={source} />
          </g>
          <text x="38" y={ROW / 2} dy="-0.25em" className={marks.name}>
            {label}
          </text>
          <text x="38" y={ROW / 2} dy="0.95em" fill="var(--muted)">
            {note}
          </text>
          <text x={DRAWING_WIDTH} y={ROW / 2} dy="0.35em" textAnchor="end" className={marks.name}>
            {pointsText(source, points)}
          </text>
          <path stroke="var(--line)" d={`M18 ${ROW}H${DRAWING_WIDTH}`} />
        </g>
      ))}
      {sources.map((source, index) => (
        <g key={source} transform={`translate(25 ${END + 40 + index * KEY_ROW})`}>
          <Mark source={source} />
          <text fill="var(--muted)" x="13" dy="0.35em">
            {sourceLabels[source]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Three shapes, so that the difference doesn't depend on color. */
function Mark({source}: {readonly source: SignalSource}): ReactNode {
  switch (source) {
    case 'person':
      return <circle r="4.5" />;
    case 'company':
      return <rect x="-4" y="-4" width="8" height="8" />;
    case 'either':
      return <circle fill="none" stroke="var(--ink)" strokeWidth="1.5" r="4" />;
  }
}
