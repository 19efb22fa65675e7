import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import styles from '@site/src/components/Drawing/marks.module.css';
import {Figure} from '@site/src/components/Figure/Figure';
import {limits} from '@site/src/data/limits';
import {withCommas} from '@site/src/data/written';

const RATES = [2, 5, 10];
const ROW = 44;

const rows = RATES.map((perSecond) => {
  const minutes = limits.requestsPerHour / perSecond / 60;
  return {
    label: `${perSecond} requests a second`,
    minutes: Math.min(60, minutes),
    result:
      minutes >= 60
        ? `${withCommas(limits.requestsPerHour - perSecond * 3600)} left`
        : `used up after ${Math.floor(minutes)} min`,
  };
});

const title = `How long ${withCommas(limits.requestsPerHour)} requests last`;

/** Shows how long an hour's requests last at three rates. */
export function HourBudget(): ReactNode {
  return (
    <Figure
      label={title}
      caption="Each bar is one hour. If it ends early, requests get a 429 for the rest of the hour.">
      <Drawing
        title={title}
        description={rows.map(({label, result}) => `${label}: ${result}.`).join(' ')}
        height={rows.length * ROW}>
        {rows.map(({label, minutes, result}, index) => (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text className={styles.name} y="13">
              {label}
            </text>
            <text x={DRAWING_WIDTH} y="13" textAnchor="end">
              {result}
            </text>
            <rect
              className={styles.box}
              x="1"
              y="20"
              width={DRAWING_WIDTH - 2}
              height="12"
              rx="6"
            />
            <rect
              className={styles.bar}
              x="1"
              y="20"
              width={((DRAWING_WIDTH - 2) * minutes) / 60}
              height="12"
              rx="6"
            />
          </g>
        ))}
      </Drawing>
    </Figure>
  );
}
