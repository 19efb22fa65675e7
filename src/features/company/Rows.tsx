import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Rows.module.css';

export interface RowProps {
  readonly title: string;
  /** A figure that belongs to the title, such as `2,500+ members`. */
  readonly figure?: string;
  /** What to do about it, at the end of the row. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One thing with what it is about and, at the end, what to do about it. Inside `<Rows>`. */
export function Row({title, figure, action, children}: RowProps): ReactNode {
  return (
    <li className={clsx(styles.row, action && styles.withAction)}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {figure && <p className={styles.figure}>{figure}</p>}
      </div>
      <div className={`prose ${styles.text}`}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

/** Rows divided by fine lines. */
export function Rows({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}
