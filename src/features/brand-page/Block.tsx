import type {ReactNode} from 'react';

import styles from './Block.module.css';

export interface BlockProps {
  readonly name: string;
  readonly note: string;
  /** One below the other on the whole width, instead of in a line. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A building block with its name beside it. */
export function Block({name, note, isWide = false, children}: BlockProps): ReactNode {
  return (
    <section className={styles.block} aria-label={name}>
      <header>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.note}>{note}</p>
      </header>
      <div className={isWide ? styles.wide : styles.line}>{children}</div>
    </section>
  );
}
