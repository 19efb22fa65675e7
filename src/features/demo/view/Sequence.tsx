import {Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import type {DemoLead} from '@site/src/data/demo/types';
import {sequenceFileName, sequenceToText} from '@site/src/domain/sequence/sequenceText';
import type {SequenceEmail} from '@site/src/domain/sequence/types';
import {saveText} from '@site/src/lib/saveText';
import {SequenceStep} from './SequenceStep';
import styles from './Sequence.module.css';

export interface SequenceProps {
  readonly lead: DemoLead;
  readonly emails: readonly SequenceEmail[];
}

/** The five emails on their days, to read, copy and take away. */
export function Sequence({lead, emails}: SequenceProps): ReactNode {
  const text = sequenceToText(lead, emails);
  return (
    <div>
      <p className={styles.actions}>
        <CopyButton label="Copy all five" text={() => text} />
        <Button icon={Download} onClick={() => saveText(sequenceFileName(lead), text)}>
          Download .txt
        </Button>
      </p>
      <ol className={styles.steps}>
        {emails.map((email, index) => (
          <SequenceStep key={email.purpose} email={email} isInitiallyOpen={index === 0} />
        ))}
      </ol>
    </div>
  );
}
