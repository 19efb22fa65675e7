import type {ReactNode} from 'react';

import styles from './Board.module.css';

/** Words and keys at the left, the radar at the right, as large as fits; on a phone one below the other. */
export function Board({
  id,
  title,
  lead,
  side,
  children,
}: {
  /** Of the section around it. The title's follows from it, so that it stays when the section's code arrives late. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** What explains or steers the radar. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const titleId = `${id}-title`;
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div>
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
