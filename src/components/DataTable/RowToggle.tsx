import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import styles from './RowToggle.module.css';

/**
 * Opens a folded row on phones. The row needs a position; its style sheet shows its cells while it has an open
 * `<details>`, so it works without JavaScript.
 */
export function RowToggle(): ReactNode {
  return (
    <details className={styles.toggle} {...pageMarks.notInMarkdown}>
      <summary>
        <span className="visuallyHidden">Details</span>
        <Icon icon={ChevronDown} className="chevron" />
      </summary>
    </details>
  );
}
