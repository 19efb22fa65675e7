import {ChevronDown, Copy} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import {emailToText} from '@site/src/lib/sequence/sequenceText';
import type {SequenceEmail} from '@site/src/lib/sequence/types';
import {useCopy} from '@site/src/lib/useCopy';
import styles from './SequenceStep.module.css';

export interface SequenceStepProps {
  readonly email: SequenceEmail;
  readonly isInitiallyOpen: boolean;
}

/** One email: its day and purpose, and opened its window, its reason and its words. */
export function SequenceStep({email, isInitiallyOpen}: SequenceStepProps): ReactNode {
  const {outcome, copy} = useCopy();
  const {day, label, sendWindow, why, subject, paragraphs} = email;
  return (
    <li className={styles.step}>
      <p className={styles.day}>Day {day}</p>
      <details className={styles.email} open={isInitiallyOpen}>
        <summary className={styles.summary}>
          <span>
            <span className={styles.purpose}>{label}</span>
            <span className={styles.subject}>{subject}</span>
          </span>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </summary>
        <p className={styles.why}>
          <strong>{sendWindow}.</strong> {why}
        </p>
        <div className={styles.body}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Button icon={Copy} onClick={() => void copy(emailToText(email))}>
          {outcome === 'copied'
            ? 'Copied'
            : outcome === 'failed'
              ? 'Copying was refused'
              : 'Copy this email'}
        </Button>
      </details>
    </li>
  );
}
