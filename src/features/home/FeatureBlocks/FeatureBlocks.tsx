import type {ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Section} from '@site/src/components/Section/Section';
import {Stack} from '@site/src/components/Stack/Stack';
import styles from './FeatureBlocks.module.css';
import {IntentBlock, ResultsBlock, SequenceBlock} from './BuiltBlocks';
import {ScoreBlock} from './ScoreBlock';

/** Four steps of the product, each with an illustration and a link to that step of the demo. */
export function FeatureBlocks(): ReactNode {
  return (
    <Section id="in-action" eyebrow="In action" title="Signal, score, sequence, call.">
      <Stack className={styles.blocks}>
        <BuiltHtml id="home-intent">
          {process.env.HYDRATE_CLIENT_ENTRY ? null : <IntentBlock />}
        </BuiltHtml>
        <ScoreBlock />
        <BuiltHtml id="home-sequence">
          {process.env.HYDRATE_CLIENT_ENTRY ? null : <SequenceAndResults />}
        </BuiltHtml>
      </Stack>
    </Section>
  );
}

function SequenceAndResults(): ReactNode {
  return (
    <>
      <SequenceBlock />
      <ResultsBlock />
    </>
  );
}
