import {Copy, Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {DemoLead} from '@site/src/data/demo/types';
import {sequenceFileName, sequenceToText} from '@site/src/lib/sequence/sequenceText';
import type {SequenceEmail} from '@site/src/lib/sequence/types';
import {saveText} from '@site/src/lib/saveText';
import {useCopy} from '@site/src/lib/useCopy';
import {SequenceStep} from './SequenceStep';
import styles from './Sequence.module.css';

export interface SequenceProps {
  readonly lead: DemoLead;
  readonly emails: readonly SequenceEmail[];
}

const copyLabels = {copied: 'Copied', failed: 'Copying was refused'} as const;

/** The five emails on their days, to read, copy and take away. */
export function Sequence({lead, emails}: SequenceProps): ReactNode {
  const {outcome, copy} = useCopy();
  const text = sequenceToText(lead, emails);
  return (
    <div>
      <p className={styles.actions}>
        <Button icon={Copy} onClick={() => void copy(text)}>
          {outcome ? copyLabels[outcome] : 'Copy all five'}
        </Button>
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
