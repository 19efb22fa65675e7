import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Part.module.css';

export interface PartProps {
  /** Its place in the story, from 1. */
  readonly number: number;
  readonly title: string;
  /** Names the part for the guided run, which brings it into view. */
  readonly name: string;
  /** What will be here, for as long as it is not reached. */
  readonly outlook: string;
  readonly isReached: boolean;
  /** Something is about to appear: its room is kept, so that nothing below moves. */
  readonly isAwaited?: boolean;
  readonly children?: ReactNode;
}

/** One part of the demo's story: its number and title beside what happens in it. */
export function Part({
  number,
  title,
  name,
  outlook,
  isReached,
  isAwaited = false,
  children,
}: PartProps): ReactNode {
  return (
    <section className={clsx(styles.part, !isReached && styles.ahead)} data-part={name}>
      <header className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.title}>{title}</h3>
      </header>
      <div className={clsx(styles.content, isAwaited && styles.awaited)}>
        {!isReached && <p className={styles.outlook}>{outlook}</p>}
        {children}
      </div>
    </section>
  );
}
