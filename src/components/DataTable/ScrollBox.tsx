import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ScrollBox.module.css';

/**
 * A box in which wide content scrolls, also by keyboard, instead of the page. It has the frame of a table, only the lines
 * of its rows if it `isRuled`, or neither if it `isPlain`.
 */
export function ScrollBox({
  label,
  labelledBy,
  isPlain = false,
  isRuled = false,
  className,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly isPlain?: boolean;
  /** For tables in running text. */
  readonly isRuled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // WCAG 2.1.1: a region that scrolls must be reachable by keyboard.
    <div
      className={clsx(
        styles.scroll,
        !isPlain && styles.box,
        !isPlain && !isRuled && styles.framed,
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
