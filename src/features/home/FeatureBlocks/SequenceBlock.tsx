import type {ReactNode} from 'react';

import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {priya} from '@site/src/data/demo/emails/priya';
import {saas} from '@site/src/data/demo/saas';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import piece from '../Piece/Piece.module.css';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

/** The email sequence: five subjects, each on its day. */
export function SequenceBlock(): ReactNode {
  const [lead] = saas.leads;
  const emails = writeSequence(lead, priya);
  return (
    <FeatureBlock
      step="3. Sequence"
      title="Skip the blank page."
      text="You get five emails written for each lead, and you can change any word."
      linkLabel="Read all five emails"
      place={{industry: saas.id, lead: 0, step: 'sequence'}}
      pieceLabel={`The five emails to ${lead.name}: day, purpose, and subject`}
      pieceTitle={`To ${lead.name}, ${lead.company}`}>
      <Stack as="ol" gap={4} className={piece.padded}>
        {emails.map(({day, label, subject}) => (
          <Grid as="li" key={label} columns={['3.5rem', 1]} collapse="never" gap={4}>
            <Text as="span" size="small" tone="muted" isFigures>
              Day {day}
            </Text>
            <Text as="span" leading={1.4} className={styles.subject}>
              <TwoLines title={subject} note={label} />
            </Text>
          </Grid>
        ))}
      </Stack>
    </FeatureBlock>
  );
}
