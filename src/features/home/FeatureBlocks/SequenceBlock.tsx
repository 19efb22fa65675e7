import type {ReactNode} from 'react';

import {industryOf} from '@site/src/data/demo/industries';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {FeatureBlock} from './FeatureBlock';
import styles from './SequenceBlock.module.css';

const industry = industryOf('saas');
const [lead] = industry.leads;
const emails = writeSequence(lead, industry);

/** It writes the sequence: the five subjects on their days. */
export function SequenceBlock(): ReactNode {
  return (
    <FeatureBlock
      title="It writes five emails for one person."
      text="Opener, value, proof, question, break-up: each starts from what this lead did last and asks for one thing. You read them first and change every word you like."
      linkLabel="Read all five emails"
      place={{industry: industry.id, lead: 0, step: 'sequence'}}
      pieceLabel={`The five emails to ${lead.name}: day, purpose and subject`}
      pieceTitle={`To ${lead.name}, ${lead.company}`}>
      <ol className={styles.emails}>
        {emails.map(({day, label, subject}) => (
          <li key={label} className={styles.email}>
            <span className={styles.day}>Day {day}</span>
            <span className={styles.words}>
              <span className={styles.subject}>{subject}</span>
              <span className={styles.purpose}>{label}</span>
            </span>
          </li>
        ))}
      </ol>
    </FeatureBlock>
  );
}
