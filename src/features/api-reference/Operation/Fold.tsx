import type {ReactNode} from 'react';

import styles from './Operation.module.css';

/** Content that several operations have in common, below a line that opens it. */
export function Fold({
  title,
  isShown = true,
  children,
}: {
  readonly title: string;
  readonly isShown?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    isShown && (
      <details className={styles.fold}>
        <summary>{title}</summary>
        {children}
      </details>
    )
  );
}
