import {ChevronDown, Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {DemoLead} from '@site/src/data/demo/types';
import type {SequenceEmail} from '@site/src/domain/sequence/steps';
import {
  emailToText,
  sequenceFileName,
  sequenceToText,
} from '@site/src/domain/sequence/writeSequence';
import {saveText} from '@site/src/lib/saveText';
import styles from './Sequence.module.css';

export interface SequenceProps {
  readonly lead: DemoLead;
  readonly emails: readonly SequenceEmail[];
}

/** Buttons to copy and download the emails. */
export function SequenceTools({lead, emails}: SequenceProps): ReactNode {
  const text = sequenceToText(lead, emails);
  return (
    <Cluster as="p" gap={2} className={styles.tools}>
      <CopyButton label="Copy all five" text={() => text} />
      <Button icon={Download} onClick={() => saveText(sequenceFileName(lead), text)}>
        Download .txt
      </Button>
    </Cluster>
  );
}

/** The sequence's emails. */
export function Sequence({emails}: Pick<SequenceProps, 'emails'>): ReactNode {
  return (
    <Stack as="ol" isDivided isFramed>
      {emails.map((email, index) => (
        <SequenceStep key={email.purpose} email={email} isInitiallyOpen={index === 0} />
      ))}
    </Stack>
  );
}

/** An email that opens to show its send window, its purpose, and its text. */
function SequenceStep({
  email,
  isInitiallyOpen,
}: {
  readonly email: SequenceEmail;
  readonly isInitiallyOpen: boolean;
}): ReactNode {
  const {day, label, sendWindow, why, subject, paragraphs} = email;
  return (
    <li>
      <details className={styles.email} open={isInitiallyOpen}>
        <Cluster
          as="summary"
          gap={4}
          justify="between"
          paddingBlock={3}
          isOneLine
          className={styles.summary}>
          <span>
            <Text as="span" size="label" tone="accent" weight="semibold" leading={1.5} isBlock>
              <Text as="span" tone="muted" isFigures>
                Day {day}
              </Text>{' '}
              · {label}
            </Text>
            <Text as="span" weight="semibold" className={styles.subject}>
              {subject}
            </Text>
          </span>
          <Icon icon={ChevronDown} tone="muted" className="chevron" />
        </Cluster>
        <Text size="small" tone="muted" marginBottom={4} isMeasured>
          <Text as="strong" tone="ink" weight="semibold">
            Best time: {sendWindow}, the lead’s time.
          </Text>{' '}
          {why}
        </Text>
        <Stack as={Panel} gap={5} marginBottom={4} className={styles.body}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} isMeasured>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <CopyButton label="Copy this email" text={() => emailToText(email)} />
      </details>
    </li>
  );
}
