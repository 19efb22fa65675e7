import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import styles from './FeatureBlocks.module.css';
import {IntentBlock} from './IntentBlock';
import {ResultsBlock} from './ResultsBlock';
import {ScoreBlock} from './ScoreBlock';
import {SequenceBlock} from './SequenceBlock';

/** Four things it does, each beside a piece of the product and with its way into the demo. */
export function FeatureBlocks(): ReactNode {
  return (
    <Section
      id="in-action"
      eyebrow="In action"
      title="Watch it work, step by step."
      lead="Beside each step stands the product itself, drawn from the demo’s leads. Open any of them there and go on.">
      <div className={styles.blocks}>
        <IntentBlock />
        <ScoreBlock />
        <SequenceBlock />
        <ResultsBlock />
      </div>
      <p className={styles.note}>The people, companies and figures are those of the demo.</p>
    </Section>
  );
}
