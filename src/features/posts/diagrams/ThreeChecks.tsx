import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {describeChecks, dmarcOf, messages, type Finding} from './checkResults';
import styles from './ThreeChecks.module.css';

/** Where each check stands across the drawing. */
const stops = {spf: 0, dkim: 130, dmarc: 260} as const;

const HEAD = 26;
const ROW = 62;
const LINE = 32;
const RADIUS = 6;

/** Four messages on their way through SPF, DKIM and DMARC. */
export function ThreeChecks(): ReactNode {
  return (
    <Drawing
      title="Four messages and three checks"
      description={describeChecks(messages)}
      height={HEAD + messages.length * ROW - 4}>
      {(['spf', 'dkim', 'dmarc'] as const).map((check) => (
        <text key={check} x={stops[check]} y="12" className={styles.check}>
          {check.toUpperCase()}
        </text>
      ))}
      {messages.map((message, index) => (
        <g key={message.name} transform={`translate(0 ${HEAD + index * ROW})`}>
          <path className={styles.rule} d={`M0 0H${DRAWING_WIDTH}`} />
          <text y="18" className={styles.name}>
            {index + 1}. {message.name}
          </text>
          <path className={styles.path} d={`M${RADIUS} ${LINE}H${stops.dmarc}`} />
          <Stop at={stops.spf} finding={message.spf} />
          <Stop at={stops.dkim} finding={message.dkim} />
          <Stop at={stops.dmarc} finding={dmarcOf(message)} />
        </g>
      ))}
    </Drawing>
  );
}

/** A dot for what was found, full for a pass that counts, and the word below it. */
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
      <circle cx={RADIUS + 1} r={RADIUS} className={isFull ? styles.full : styles.open} />
      <text y="21" className={isFull ? undefined : styles.bad}>
        {finding}
      </text>
    </g>
  );
}
