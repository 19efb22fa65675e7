import type {ReactNode} from 'react';

import styles from './Prose.module.css';

/** Running text at reading width. */
export function Prose({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={`prose ${styles.prose}`}>{children}</div>;
}
