import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './QuietRows.module.css';

interface QuietRow {
  /** Its address on the page, the same as when there is something to tell. */
  readonly id: string;
  readonly title: string;
  /** Says that there is nothing. */
  readonly none: string;
}

/** What there is none of, a line each. */
export function QuietRows({rows}: {readonly rows: readonly QuietRow[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.rows}>
      {rows.map(({id, title, none}) => (
        <div key={id} id={id} className={styles.row}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.none}>{none}</dd>
        </div>
      ))}
    </dl>
  );
}
