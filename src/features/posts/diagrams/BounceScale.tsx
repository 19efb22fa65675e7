import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {bounceLimits, bounceRate, bounceStatus, describeMailings, mailings} from './listHygiene';
import styles from './BounceScale.module.css';

/** Right end of the scale, in per cent of messages sent. */
const SCALE_END = 8;
const x = (rate: number) => (DRAWING_WIDTH * rate) / SCALE_END;

const HEAD = 26;
const ROW = 50;
const BAR = {y: 20, height: 14};

/** Three mailings against the limits of 2 and 5 per cent. */
export function BounceScale(): ReactNode {
  const {healthy, critical} = bounceLimits;
  return (
    <Drawing
      title="Bounce rate of three mailings"
      description={`The scale is healthy under ${healthy}%, needs attention up to ${critical}% and is critical above. ${describeMailings(mailings)}`}
      height={HEAD + mailings.length * ROW - 12}>
      <text y="12" className={styles.zone}>
        healthy
      </text>
      {[healthy, critical].map((limit) => (
        <text key={limit} x={x(limit)} y="12" textAnchor="middle" className={styles.zone}>
          {limit}%
        </text>
      ))}
      <text x={DRAWING_WIDTH} y="12" textAnchor="end" className={styles.zone}>
        critical
      </text>
      {mailings.map((mailing, index) => {
        const rate = bounceRate(mailing);
        const status = bounceStatus(rate);
        const isHealthy = status === 'healthy';
        return (
          <g key={mailing.name} transform={`translate(0 ${HEAD + index * ROW})`}>
            <text y="13" className={styles.name}>
              {mailing.name}
            </text>
            <text
              x={DRAWING_WIDTH}
              y="13"
              textAnchor="end"
              className={isHealthy ? styles.good : styles.bad}>
              {rate.toFixed(1)}%, {status}
            </text>
            <rect {...BAR} width={DRAWING_WIDTH} className={styles.track} />
            <rect {...BAR} width={x(rate)} className={isHealthy ? styles.calm : styles.loud} />
            {[healthy, critical].map((limit) => (
              <path
                key={limit}
                d={`M${x(limit)} ${BAR.y - 3}v${BAR.height + 6}`}
                className={styles.limit}
              />
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
