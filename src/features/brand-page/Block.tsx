import type {ReactNode} from 'react';

import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './BrandPage.module.css';

export interface BlockProps {
  readonly name: string;
  readonly note?: string;
  /** Stacks the children at full width instead of in a row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A component with its name next to it. */
export function Block({name, note, isWide = false, children}: BlockProps): ReactNode {
  return (
    <Grid
      as="section"
      columns={['14rem', 1]}
      gap={10}
      rowGap={4}
      line="above"
      paddingBlock={8}
      aria-label={name}>
      <Stack as="header" gap={1}>
        <Text as="h3" size="large">
          {name}
        </Text>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {isWide ? (
        <Stack gap={5} className={styles.wide}>
          {children}
        </Stack>
      ) : (
        <Cluster gap={4} rowGap={3}>
          {children}
        </Cluster>
      )}
    </Grid>
  );
}
