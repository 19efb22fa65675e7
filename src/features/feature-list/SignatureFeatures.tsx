import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {
  inboxExample,
  intentExamples,
  signatureFeatures,
  type Feature,
} from '@site/src/data/features';
import {intentOf} from '@site/src/domain/leadScore';
import {capital} from '@site/src/lib/text';
import {FeatureLinks} from './FeatureLinks';
import styles from './FeatureList.module.css';
import {PlanBadge} from './PlanBadge';

const illustrations = {
  'buying-intent': <IntentReading />,
  'live-inbox': <InboxDraft />,
} satisfies Record<(typeof signatureFeatures)[number]['id'], ReactNode>;

/** The two features that lead the page, each next to an illustration. */
export function SignatureFeatures(): ReactNode {
  return (
    <Stack gap={12}>
      {signatureFeatures.map((feature) => (
        <SignatureFeature key={feature.id} feature={feature}>
          {illustrations[feature.id]}
        </SignatureFeature>
      ))}
    </Stack>
  );
}

function SignatureFeature({
  feature,
  children,
}: {
  readonly feature: Feature;
  readonly children: ReactNode;
}): ReactNode {
  const {title, text, planFeature} = feature;
  return (
    <Grid as="article" columns={22} gap={12} rowGap={8} align="start">
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

/** Companies with the reason for their intent. */
function IntentReading(): ReactNode {
  return (
    <Panel as="figure" shadow="card" className={styles.panel}>
      <Stack as="ul" gap={4} isDivided line="below">
        {intentExamples.map(({company, recentActivity, signals}) => {
          const intent = intentOf(signals);
          return (
            <Cluster as="li" key={company} gap={4} rowGap={2} justify="between">
              <span>
                <TwoLines title={company} note={capital(recentActivity)} noteSize="small" />
              </span>
              <Badge>{intent} intent</Badge>
            </Cluster>
          );
        })}
      </Stack>
      <Caption>Sample data. The companies are fictional.</Caption>
    </Panel>
  );
}

/** A reply from a lead, and the answer drafted for it in several tones. */
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

const Caption = ({children}: {readonly children: string}) => (
  <Text as="figcaption" size="label" tone="muted" paddingTop={4}>
    {children}
  </Text>
);
