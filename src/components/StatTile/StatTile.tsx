import type {ReactNode} from 'react';

import {Text} from '../Text/Text';
import styles from './StatTile.module.css';

export interface Stat {
  /** As it is shown, such as `200M+`. */
  readonly value: string;
  readonly label: string;
}

/** One figure and what it counts. Inside `<StatRow>`. */
function StatTile({value, label}: Stat): ReactNode {
  return (
    <div className={styles.tile}>
      <Text as="dt" size="label" tone="muted" weight="regular" className={styles.label}>
        {label}
      </Text>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** Figures side by side, divided by fine lines. */
export function StatRow({stats}: {readonly stats: readonly Stat[]}): ReactNode {
  return (
    <dl className={styles.row}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
