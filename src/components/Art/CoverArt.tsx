import type {ReactNode} from 'react';

import {Art} from './Art';
import styles from './CoverArt.module.css';

/** The frame of a cover, a small picture of a post or a release for lists. */
export function CoverArt({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Art width={240} height={135} className={styles.cover}>
      {children}
    </Art>
  );
}
