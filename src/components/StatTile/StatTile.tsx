import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Grid, Stack} from '../Stack/Stack';
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
    <Stack className={styles.tile}>
      <Text as="dt" size="label" tone="muted" weight="regular" marginTop={1}>
        {label}
      </Text>
      <Text as="dd" leading={1.1} isFigures isHead className={styles.value}>
        {value}
      </Text>
    </Stack>
  );
}

/** Names the source of the figures, with a link to it. */
export interface StatSource {
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

/** Figures side by side, divided by fine lines, with their source below. */
export function StatRow({
  stats,
  source,
}: {
  readonly stats: readonly Stat[];
  readonly source?: StatSource;
}): ReactNode {
  return (
    <>
      <Grid
        as="dl"
        columns={['repeat(auto-fit, minmax(min(9rem, 45%), 1fr))']}
        collapse="phone"
        phone={[1, 1]}
        line="above">
        {stats.map((stat) => (
          <StatTile key={stat.label} {...stat} />
        ))}
      </Grid>
      {source && (
        <Text size="label" tone="muted" marginTop={4}>
          {source.text} <Link to={source.to}>{source.label}</Link>
        </Text>
      )}
    </>
  );
}
