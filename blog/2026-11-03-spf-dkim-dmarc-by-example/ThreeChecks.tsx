import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import marks from '@site/src/components/Drawing/marks.module.css';

/** A pass for the domain in the From line, a pass for another domain, a failure, or nothing to check. */
type Finding = 'aligned' | 'unaligned' | 'fails' | 'missing';

interface CheckedMessage {
  readonly name: string;
  readonly spf: Finding;
  readonly dkim: Finding;
}

/** The post's four messages, in its order. */
const messages: readonly CheckedMessage[] = [
  {name: 'Everything passes', spf: 'aligned', dkim: 'aligned'},
  {name: 'The invoice tool', spf: 'unaligned', dkim: 'unaligned'},
  {name: 'Forwarded', spf: 'fails', dkim: 'aligned'},
  {name: 'Forged', spf: 'fails', dkim: 'missing'},
];

/** DMARC needs one check to pass for the domain in the From line. */
export function dmarcOf({spf, dkim}: Pick<CheckedMessage, 'spf' | 'dkim'>): 'passes' | 'fails' {
  return spf === 'aligned' || dkim === 'aligned' ? 'passes' : 'fails';
}

/** Horizontal position of each check. */
const stops = {spf: 0, dkim: 130, dmarc: 260} as const;

const HEAD = 26;
const ROW = 62;
const LINE = 32;
const RADIUS = 6;
const OPEN = {className: marks.ring, stroke: 'var(--accent)'};

const description = messages
  .map(
    (message, index) =>
      `Message ${index + 1}, ${message.name.toLowerCase()}: SPF ${message.spf}, DKIM ${message.dkim}, DMARC ${dmarcOf(message)}.`,
  )
  .join(' ');

/** Four messages on their way through SPF, DKIM, and DMARC. */
export function ThreeChecks(): ReactNode {
  return (
    <Drawing
      title="Four messages and three checks"
      description={description}
      height={HEAD + messages.length * ROW - 4}>
      {(['spf', 'dkim', 'dmarc'] as const).map((check) => (
        <text key={check} x={stops[check]} y="12" className={marks.name}>
          {check.toUpperCase()}
        </text>
      ))}
      {messages.map((message, index) => (
        <g key={message.name} transform={`translate(0 ${HEAD + index * ROW})`}>
          <path stroke="var(--line)" d={`M0 0H${DRAWING_WIDTH}`} />
          <text y="18" className={marks.name}>
            {index + 1}. {message.name}
          </text>
          <path stroke="var(--line-strong)" d={`M${RADIUS} ${LINE}H${stops.dmarc}`} />
          <Stop at={stops.spf} finding={message.spf} />
          <Stop at={stops.dkim} finding={message.dkim} />
          <Stop at={stops.dmarc} finding={dmarcOf(message)} />
        </g>
      ))}
    </Drawing>
  );
}

/** A dot, full for a pass that counts, with the finding below it. */
function Stop({
  at,
  finding,
}: {
  readonly at: number;
  readonly finding: Finding | 'passes';
}): ReactNode {
  const isFull = finding === 'aligned' || finding === 'passes';
  return (
    <g transform={`translate(${at} ${LINE})`}>
      <circle cx={RADIUS + 1} r={RADIUS} {...(isFull ? undefined : OPEN)} />
      <text y="21" fill={isFull ? undefined : 'var(--accent-text)'}>
        {finding}
      </text>
    </g>
  );
}
