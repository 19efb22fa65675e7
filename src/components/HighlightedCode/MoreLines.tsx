import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './MoreLines.module.css';

/** Longer code is cut to 14 lines (MoreLines.module.css), so that the line that opens it saves more than it takes. */
const MOST_LINES = 18;

/** Goes after the box of long code: cuts it at a full line, and opens it. It works without JavaScript. */
export function MoreLines({html}: {readonly html: string}): ReactNode {
  const lines = html.trimEnd().split('\n').length;
  if (lines <= MOST_LINES) return null;
  return (
    <details className={styles.more} {...pageMarks.notInMarkdown} {...pageMarks.notPrinted}>
      <summary>
        <span className={styles.all}>Show all {lines} lines</span>
        <span className={styles.fewer}>Show fewer lines</span>
      </summary>
    </details>
  );
}
