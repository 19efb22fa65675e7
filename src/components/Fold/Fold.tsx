import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import styles from './Fold.module.css';

export interface FoldProps {
  /** The line that opens the content. */
  readonly summary: ReactNode;
  /** Folds on wide screens too, and not only on phones. */
  readonly isAtEveryWidth?: boolean;
  readonly isInitiallyOpen?: boolean;
  /** Draws lines above and below the summary. */
  readonly isFramed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that phones fold into a native `<details>`, and print and, by default, wider screens show in full, without the
 * summary. It works without JavaScript, with find-in-page, and with links to anchors inside. Browsers without `::details-content`
 * fold it at every width.
 */
export function Fold({
  summary,
  isAtEveryWidth = false,
  isInitiallyOpen = false,
  isFramed = false,
  className,
  children,
}: FoldProps): ReactNode {
  return (
    <details
      className={clsx(
        styles.fold,
        !isAtEveryWidth && styles.onPhones,
        isFramed && styles.framed,
        className,
      )}
      open={isInitiallyOpen}>
      <summary className={styles.summary} {...(!isAtEveryWidth && pageMarks.notInMarkdown)}>
        <span>{summary}</span>
        <Icon icon={ChevronDown} tone="muted" className="chevron" />
      </summary>
      {children}
    </details>
  );
}
