import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './FeatureBlocks.module.css';
import {IntentBlock} from './IntentBlock';
import {ResultsBlock} from './ResultsBlock';
import {ScoreBlock} from './ScoreBlock';
import {SequenceBlock} from './SequenceBlock';

/** Four things the product does, each next to a piece of it and with a link to that step of the demo. */
export function FeatureBlocks(): ReactNode {
  return (
    <Section
      id="in-action"
      eyebrow="In action"
      title="Watch it work, step by step."
      lead="Beside each step stands the product itself, drawn from the demo’s leads. Open any of them there and go on.">
      <Stack className={styles.blocks}>
        <IntentBlock />
        <ScoreBlock />
        <SequenceBlock />
        <ResultsBlock />
      </Stack>
      <Text size="small" tone="muted" marginTop={12}>
        The people, companies and figures are those of the demo.
      </Text>
    </Section>
  );
}
