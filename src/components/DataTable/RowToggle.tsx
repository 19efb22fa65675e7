import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import styles from './RowToggle.module.css';

/**
 * Opens a folded row on phones, in its `<th>`. Cells with `data-label` show while it's open; other rows need styles for
 * that. It works without JavaScript.
 *
 * @param of names the row.
 */
export function RowToggle({
  of,
  isOpen,
}: {
  readonly of: string;
  readonly isOpen?: boolean;
}): ReactNode {
  return (
    <details
      className={styles.toggle}
      open={isOpen}
      {...pageMarks.notInMarkdown}
      {...pageMarks.notSearched}>
      <summary>
        <span className="visuallyHidden">Details of {of}</span>
        <Icon icon={ChevronDown} className="chevron" />
      </summary>
    </details>
  );
}
