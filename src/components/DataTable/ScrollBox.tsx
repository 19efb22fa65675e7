import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ScrollBox.module.css';

/** A box in which wide content scrolls, also by keyboard, instead of the page. */
export function ScrollBox({
  label,
  labelledBy,
  frame = 'table',
  className,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  /** The frame of a table, only the lines of its rows for one in running text, or none. */
  readonly frame?: 'table' | 'rows' | 'none';
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // WCAG 2.1.1: a region that scrolls must be reachable by keyboard.
    <div
      className={clsx(
        styles.scroll,
        frame !== 'none' && styles.box,
        frame === 'table' && styles.framed,
        className,
      )}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {children}
    </div>
  );
}
