import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './Rows.module.css';

export interface Row {
  readonly name: string;
  /** Where the name leads; a team has no page of its own. */
  readonly to?: string;
  readonly text?: string;
  /** Such as "3 posts". */
  readonly count: string;
}

/** Topics or teams one below the other, each with what it stands for and how much there is. */
export function Rows({rows}: {readonly rows: readonly Row[]}): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map(({name, to, text, count}) => (
        <li key={name} className={styles.row}>
          <h2 className={styles.name}>
            {to ? (
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.count}>{count}</p>
        </li>
      ))}
    </ul>
  );
}
