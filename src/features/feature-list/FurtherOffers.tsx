import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {furtherOffers} from '@site/src/data/features';
import styles from './FeatureList.module.css';
import {PlanBadge} from './PlanBadge';

/** Offers besides the ten features, including those that aren't ready yet. */
export function FurtherOffers(): ReactNode {
  return (
    <Grid as="dl" columns={[1, 1]} gap={10} rowGap={6}>
      {furtherOffers.map(({title, text, planFeature}) => (
        <Stack key={title} gap={1} line="above" className={styles.offer}>
          <Cluster as="dt" gap={2}>
            {title}{' '}
            {planFeature ? (
              <PlanBadge feature={planFeature} />
            ) : (
              <Badge tone="accent">Coming soon</Badge>
            )}
          </Cluster>
          <Text as="dd" tone="muted">
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
