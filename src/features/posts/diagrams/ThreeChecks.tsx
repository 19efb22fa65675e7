import type {ReactNode} from 'react';

import {Drawing, em, percent} from './Drawing';
import {describeChecks, dmarcOf, messages, type Finding} from './threeChecks';
import styles from './ThreeChecks.module.css';

/** Where each check stands across the drawing, in per cent. */
const stops = {spf: 0, dkim: 36, dmarc: 72} as const;

const HEAD = 2.5;
const ROW = 5.5;
const RADIUS = 0.6;

/** Four messages on their way through SPF, DKIM and DMARC. */
export function ThreeChecks(): ReactNode {
  return (
    <Drawing
      title="Four messages and three checks"
      description={describeChecks(messages)}
      height={HEAD + messages.length * ROW - 0.5}>
      {(['spf', 'dkim', 'dmarc'] as const).map((check) => (
        <text key={check} x={percent(stops[check])} y={em(1)} className={styles.check}>
          {check.toUpperCase()}
        </text>
      ))}
      {messages.map((message, index) => {
        const top = HEAD + index * ROW;
        const line = em(top + 2.6);
        return (
          <g key={message.name}>
            <line x1="0%" x2="100%" y1={em(top)} y2={em(top)} className={styles.rule} />
            <text x="0" y={em(top + 1.4)} className={styles.name}>
              {index + 1}. {message.name}
            </text>
            <line x1="1%" x2={percent(stops.dmarc)} y1={line} y2={line} className={styles.path} />
            <Stop at={stops.spf} top={top} finding={message.spf} />
            <Stop at={stops.dkim} top={top} finding={message.dkim} />
            <Stop at={stops.dmarc} top={top} finding={dmarcOf(message)} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** A dot for what was found, full for a pass that counts, and the word below it. */
function Stop({
  at,
  top,
  finding,
}: {
  readonly at: number;
  readonly top: number;
  readonly finding: Finding | 'passes';
}): ReactNode {
  const isFull = finding === 'aligned' || finding === 'passes';
  return (
    <svg x={percent(at)} y={em(top + 2)} width={em(8)} height={em(3)} overflow="visible">
      <circle
        cx={em(RADIUS)}
        cy={em(RADIUS)}
        r={em(RADIUS - 0.1)}
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        className={isFull ? styles.full : styles.open}
      />
      <text x="0" y={em(2.4)} className={isFull ? styles.good : styles.bad}>
        {finding}
      </text>
    </svg>
  );
}
