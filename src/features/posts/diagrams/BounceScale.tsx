import type {ReactNode} from 'react';

import {Drawing, em, percent} from './Drawing';
import {bounceLimits, bounceRate, bounceStatus, describeMailings, mailings} from './listHygiene';
import styles from './BounceScale.module.css';

/** Right end of the scale, in per cent of messages sent. */
const SCALE_END = 8;
const x = (rate: number) => percent((100 * rate) / SCALE_END);

const HEAD = 3.25;
const ROW = 4.25;

/** Three mailings against the limits of 2 and 5 per cent. */
export function BounceScale(): ReactNode {
  const {healthy, critical} = bounceLimits;
  return (
    <Drawing
      title="Bounce rate of three mailings"
      description={`The scale is healthy under ${healthy}%, needs attention up to ${critical}% and is critical above. ${describeMailings(mailings)}`}
      height={HEAD + (mailings.length - 1) * ROW + 2.5}>
      <text x="0" y={em(1)} className={styles.zone}>
        healthy
      </text>
      {[healthy, critical].map((limit) => (
        <text key={limit} x={x(limit)} y={em(1)} textAnchor="middle" className={styles.zone}>
          {limit}%
        </text>
      ))}
      <text x="100%" y={em(1)} textAnchor="end" className={styles.zone}>
        critical
      </text>
      {mailings.map((mailing, index) => {
        const rate = bounceRate(mailing);
        const status = bounceStatus(rate);
        const top = HEAD + index * ROW;
        return (
          <g key={mailing.name}>
            <text x="0" y={em(top)} className={styles.name}>
              {mailing.name}
            </text>
            <text
              x="100%"
              y={em(top)}
              textAnchor="end"
              className={status === 'healthy' ? styles.good : styles.bad}>
              {rate.toFixed(1)}%, {status}
            </text>
            <rect
              x="0"
              y={em(top + 0.75)}
              width="100%"
              height={em(1.25)}
              className={styles.track}
            />
            <rect
              x="0"
              y={em(top + 0.75)}
              width={x(rate)}
              height={em(1.25)}
              className={status === 'healthy' ? styles.calm : styles.loud}
            />
            {[healthy, critical].map((limit) => (
              <line
                key={limit}
                x1={x(limit)}
                x2={x(limit)}
                y1={em(top + 0.5)}
                y2={em(top + 2.25)}
                stroke="currentColor"
                className={styles.limit}
              />
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
