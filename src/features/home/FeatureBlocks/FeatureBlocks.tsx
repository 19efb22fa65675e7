import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './FeatureBlocks.module.css';
import {IntentBlock} from './IntentBlock';
import {ResultsBlock} from './ResultsBlock';
import {ScoreBlock} from './ScoreBlock';
import {SequenceBlock} from './SequenceBlock';

/** Four steps of the product, each with an illustration and a link to that step of the demo. */
export function FeatureBlocks(): ReactNode {
  return (
    <Section id="in-action" eyebrow="In action" title="See it work, step by step.">
      <Stack className={styles.blocks}>
        <IntentBlock />
        <ScoreBlock />
        <SequenceBlock />
        <ResultsBlock />
      </Stack>
      <Text size="small" tone="muted" marginTop={6}>
        Sample data.
      </Text>
    </Section>
  );
}
