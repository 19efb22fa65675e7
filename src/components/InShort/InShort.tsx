import type {ReactNode} from 'react';

import styles from './InShort.module.css';

/**
 * A section of a long text in a sentence or two: the first thing below its heading, above the text. A page that has
 * room moves it beside the text by `data-beside`, as src/theme/MDXPage does.
 */
export function InShort({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.inShort} role="note" data-beside="">
      <p className={styles.label}>In short</p>
      {children}
    </div>
  );
}
