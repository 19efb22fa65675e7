import type {ReactNode} from 'react';

import styles from './Figure.module.css';

/** A drawing with its caption. A drawing wider than the screen scrolls inside its own box. */
export function Figure({
  caption,
  label,
  children,
}: {
  /** What to see in it, as a sentence. */
  readonly caption: ReactNode;
  /** Names the box for those who scroll it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* A box that scrolls must take the focus, or no key can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.drawing} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
