import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Text} from '../Text/Text';
import styles from './InShort.module.css';

interface InShortProps {
  /** Keeps the section open on phones; plugins/lib/foldSections.ts reads it. */
  readonly isSectionOpen?: boolean;
  readonly children: ReactNode;
}

/** A summary of a section in a sentence or two, below its heading. */
export function InShort({children}: InShortProps): ReactNode {
  return (
    <Text
      as="div"
      size="small"
      isTrimmed
      className={styles.inShort}
      role="note"
      {...pageMarks.besideText}>
      <Text size="label" tone="accent" weight="semibold" isCaps className={styles.label}>
        In short
      </Text>
      {children}
    </Text>
  );
}
