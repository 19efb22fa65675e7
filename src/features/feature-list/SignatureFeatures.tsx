import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import {inboxExample, signatureFeatures, type Feature} from '@site/src/data/features';
import {FeatureLinks, PlanBadge} from './FeatureLinks';
import styles from './FeatureList.module.css';
import {Caption, IntentReading} from './IntentReading';

const illustrations = {
  'buying-intent': <IntentReading />,
  'live-inbox': <InboxDraft />,
} satisfies Record<(typeof signatureFeatures)[number]['id'], ReactNode>;

/** The two features that lead the page, each next to an illustration. */
export function SignatureFeatures(): ReactNode {
  return (
    <Stack gap={16}>
      {signatureFeatures.map((feature, index) => (
        <SignatureFeature key={feature.id} feature={feature} isMirrored={index % 2 === 1}>
          {illustrations[feature.id]}
        </SignatureFeature>
      ))}
    </Stack>
  );
}

function SignatureFeature({
  feature,
  isMirrored,
  children,
}: {
  readonly feature: Feature;
  /** The illustration is on the left if there's room. */
  readonly isMirrored: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const {title, text, planFeature} = feature;
  return (
    <Grid
      as="article"
      columns={isMirrored ? [7, 5] : [5, 7]}
      collapse="mobile"
      gap={12}
      rowGap={8}
      align="center"
      className={clsx(isMirrored && styles.mirrored)}>
      <div>
        <Cluster as="p" gap={2} marginBottom={4}>
          <Badge tone="accent" dot>
            Signature feature
          </Badge>
          <PlanBadge feature={planFeature} />
        </Cluster>
        <Text as="h3" leading={1.12} marginBottom={3} isHead className={styles.signature}>
          {title}
        </Text>
        <Text size="lead" tone="muted" marginBottom={5} isMeasured>
          {text}
        </Text>
        <FeatureLinks {...feature} />
      </div>
      {children}
    </Grid>
  );
}

/** A reply from a lead, and a drafted response in several tones. */
function InboxDraft(): ReactNode {
  const {from, question, drafts, signOff} = inboxExample;
  return (
    <Panel as="figure" shadow="card" className={styles.panel}>
      <Text size="small" tone="muted" marginBottom={1}>
        {from}
      </Text>
      <p>{question}</p>
      <div className={styles.draft}>
        <Text size="label" tone="accent" weight="semibold">
          Draft in your tone
        </Text>
        <Tabs
          label="Tone"
          items={drafts.map(({tone, text}) => ({
            id: tone.toLowerCase(),
            label: tone,
            content: (
              <>
                <p>{text}</p>
                <p>{signOff}</p>
              </>
            ),
          }))}
        />
      </div>
      <Caption>Sample data. People and company are fictional.</Caption>
    </Panel>
  );
}
