import type {ReactNode} from 'react';

import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {features} from '@site/src/data/features';
import {FeatureArt} from './FeatureArt';
import {FeatureLinks} from './FeatureLinks';
import styles from './FeatureList.module.css';
import {PlanBadge} from './PlanBadge';

/** The other eight features, each with the founder plan it starts with and where to read more. */
export function FeatureRows(): ReactNode {
  return (
    <>
      <Stack gap={6} isDivided isFramed>
        {features.map((feature) => (
          <Grid
            as="article"
            key={feature.id}
            columns={['10rem', 1, '17rem']}
            gap={10}
            rowGap={3}
            align="start">
            <div className={styles.art}>
              <FeatureArt id={feature.id} />
            </div>
            <div>
              <Cluster gap={3} rowGap={1} align="start">
                <Text as="h3" size="heading" grow={9}>
                  {feature.title}
                </Text>
                <PlanBadge feature={feature.planFeature} />
              </Cluster>
              <Text tone="muted" marginTop={2} isMeasured>
                {feature.text}
              </Text>
            </div>
            <FeatureLinks {...feature} />
          </Grid>
        ))}
      </Stack>
      <Text size="small" tone="muted" marginTop={4}>
        The badges name founder plans.
      </Text>
    </>
  );
}
