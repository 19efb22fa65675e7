import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Icon} from '@site/src/components/Icon/Icon';
import {emailToText} from '@site/src/domain/sequence/sequenceText';
import type {SequenceEmail} from '@site/src/domain/sequence/types';
import styles from './SequenceStep.module.css';

export interface SequenceStepProps {
  readonly email: SequenceEmail;
  readonly isInitiallyOpen: boolean;
}

/** One email: its day and purpose, and opened its window, its reason and its words. */
export function SequenceStep({email, isInitiallyOpen}: SequenceStepProps): ReactNode {
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
        <CopyButton label="Copy this email" text={() => emailToText(email)} />
      </details>
    </li>
  );
}
