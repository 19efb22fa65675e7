import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {features, furtherOffers} from '@site/src/data/features';
import {FeatureArt} from './FeatureArt';
import {FeatureLinks, PlanBadge} from './FeatureLinks';
import styles from './FeatureList.module.css';

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
        Badges show which founder plans include a feature. Of the standard plans, Starter has the
        features of Free, Professional those of Pro, and Enterprise those of Ultimate.
      </Text>
    </>
  );
}

/** Offers besides the ten features, including those that aren't ready yet. */
export function FurtherOffers(): ReactNode {
  return (
    <Grid as="dl" columns={[1, 1]} gap={10} rowGap={6}>
      {furtherOffers.map(({title, text, planFeature}) => (
        <Stack key={title} gap={1} line="above" paddingTop={4} className={styles.offer}>
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
