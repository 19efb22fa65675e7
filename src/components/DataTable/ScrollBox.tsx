import type {ReactNode} from 'react';

import styles from './DataTable.module.css';

/** Wide content scrolls in here, also by keyboard, and not the page. */
export function ScrollBox({
  label,
  labelledBy,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard: WCAG 2.1.1.
    <div
      className={styles.box}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {children}
    </div>
  );
}
