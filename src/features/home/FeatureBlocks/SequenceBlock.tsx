import type {ReactNode} from 'react';

import {Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {industryOf} from '@site/src/data/demo/industries';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

const industry = industryOf('saas');
const [lead] = industry.leads;
const emails = writeSequence(lead, industry);

/** The email sequence: five subjects, each on its day. */
export function SequenceBlock(): ReactNode {
  return (
    <FeatureBlock
      title="It writes five emails for one person."
      text="Opener, value, proof, question, break-up: each starts from what this lead did last and asks for one thing. You read them first and change every word you like."
      linkLabel="Read all five emails"
      place={{industry: industry.id, lead: 0, step: 'sequence'}}
      pieceLabel={`The five emails to ${lead.name}: day, purpose and subject`}
      pieceTitle={`To ${lead.name}, ${lead.company}`}>
      <Stack as="ol" gap={6} className={styles.pieceBody}>
        {emails.map(({day, label, subject}) => (
          <Stack as="li" key={label} gap={4} className={styles.email}>
            <Text as="span" size="small" tone="muted" isFigures className={styles.day}>
              Day {day}
            </Text>
            <span className={styles.subject}>
              <TwoLines title={subject} note={label} />
            </span>
          </Stack>
        ))}
      </Stack>
    </FeatureBlock>
  );
}
