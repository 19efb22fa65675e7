import type {ReactNode} from 'react';

import styles from './Index.module.css';

/** Headings with their lists of links, side by side where there is room: a table of contents of the documentation. */
export function Index({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.index}>{children}</div>;
}

/** One heading and its list. */
export function IndexPart({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.part}>{children}</section>;
}
