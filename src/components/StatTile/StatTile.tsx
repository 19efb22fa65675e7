import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Grid, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './StatTile.module.css';

export interface Stat {
  /** As shown: `200M+`. */
  readonly value: string;
  readonly label: string;
}

/** A figure and its label. Inside `<StatRow>`. */
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

/** The source of stated figures. */
export interface StatSource {
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

/** The source next to stated figures, with its link. Fits inside a paragraph. */
export function SourceNote({source}: {readonly source: StatSource}): ReactNode {
  const {text, label, to} = source;
  return (
    <Text as="span" size="label" tone="muted" marginTop={4} isBlock>
      {text} <Link to={to}>{label}</Link>
    </Text>
  );
}

/** Figures side by side, divided by fine lines, with their source below. */
export function StatRow({
  stats,
  source,
  isSquare = false,
}: {
  readonly stats: readonly Stat[];
  readonly source?: StatSource;
  /** In two columns, as on phones. */
  readonly isSquare?: boolean;
}): ReactNode {
  return (
    <>
      <Grid
        as="dl"
        columns={isSquare ? [1, 1] : ['repeat(auto-fit, minmax(min(8.5rem, 45%), 1fr))']}
        collapse="phone"
        phone={[1, 1]}
        line="above"
        className={isSquare ? styles.square : undefined}>
        {stats.map((stat) => (
          <StatTile key={stat.label} {...stat} />
        ))}
      </Grid>
      {source && <SourceNote source={source} />}
    </>
  );
}
