import {useId, type ReactNode} from 'react';

import styles from './Board.module.css';

/** Words and keys at the left, the radar at the right, as large as fits; on a phone one below the other. */
export function Board({
  title,
  lead,
  side,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** What explains or steers the radar. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const titleId = useId();
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={styles.side}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        {side}
      </div>
      <div className={styles.radar}>{children}</div>
    </section>
  );
}
