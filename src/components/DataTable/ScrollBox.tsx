import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './DataTable.module.css';

/**
 * Wide content scrolls in here, also by keyboard, and not the page. It is the frame of a table; `isPlain` is for
 * what has its own look or none.
 */
export function ScrollBox({
  label,
  labelledBy,
  isPlain = false,
  className,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly isPlain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard: WCAG 2.1.1.
    <div
      className={clsx(styles.scroll, !isPlain && styles.box, className)}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {children}
    </div>
  );
}
