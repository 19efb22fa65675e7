import type {ReactNode} from 'react';

import {heatBands} from '@site/src/data/scoring';
import {hotAbove} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import {kindLabels, kindOf} from './heatKind';
import styles from './Legend.module.css';
import onBand from './onBand.module.css';

const rows = [
  {kind: 'hotNow' as const, range: `above ${hotAbove}`},
  // A band's lowest score shows its sign: the highest of Hot is hot now.
  ...heatBands.map(({from, to}) => ({kind: kindOf(from), range: `${from} to ${to}`})),
];

/** What the signs of the dots mean. */
export function Legend(): ReactNode {
  return (
    <dl className={`${styles.legend} ${onBand.onBand}`}>
      {rows.map(({kind, range}) => (
        <div key={kind} className={styles.row}>
          <dt className={styles.kind}>
            <HeatMark kind={kind} />
            {kindLabels[kind]}
          </dt>
          <dd className={styles.range}>{range}</dd>
        </div>
      ))}
    </dl>
  );
}
