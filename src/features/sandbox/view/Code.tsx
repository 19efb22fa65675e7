import type {ReactNode} from 'react';

import styles from './Console.module.css';

/** Plain text in a box that scrolls. */
export function Code({
  label,
  children,
}: {
  readonly label: string;
  readonly children: string;
}): ReactNode {
  return (
    // A box that scrolls must be focusable to scroll by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  );
}
