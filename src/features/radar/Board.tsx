import type {ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';
import styles from './Board.module.css';

/** Text and controls next to the radar, which is as large as fits; on a phone the radar is below. */
export function Board({
  id,
  title,
  lead,
  side,
  children,
}: {
  /** The id of the section around it. The title's follows from it, because it must not change when the code arrives. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** A legend or controls of the radar. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const titleId = `${id}-title`;
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={styles.side}>
        <Text as="h2" id={titleId} size="section" className={styles.title}>
          {title}
        </Text>
        <Text size="lead" tone="muted" className={styles.lead}>
          {lead}
        </Text>
        {side}
      </div>
      <div>{children}</div>
    </section>
  );
}
