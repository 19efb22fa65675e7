import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import styles from './Fold.module.css';

export interface FoldProps {
  /** The line that opens the content on phones. */
  readonly summary: ReactNode;
  readonly isInitiallyOpen?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that phones fold into a native `<details>`, and wider screens and print show in full, without the summary. It
 * works without JavaScript, with find-in-page, and with links to anchors inside. Browsers without `::details-content`
 * fold it at every width.
 */
export function Fold({
  summary,
  isInitiallyOpen = false,
  className,
  children,
}: FoldProps): ReactNode {
  return (
    <details className={clsx(styles.fold, className)} open={isInitiallyOpen}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon icon={ChevronDown} tone="muted" className="chevron" />
      </summary>
      {children}
    </details>
  );
}
