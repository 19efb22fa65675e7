import type {ReactNode} from 'react';

import {ScrollBox} from '../DataTable/ScrollBox';
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
      <ScrollBox label={label} isPlain>
        {children}
      </ScrollBox>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
