import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {statusFeeds} from '@site/src/data/status/feeds';
import styles from './Feeds.module.css';

/** Where machines and feed readers find the same. */
export function Feeds(): ReactNode {
  return (
    <ul className={styles.feeds}>
      {statusFeeds.map(({label, href}) => (
        <li key={href}>
          <Link to={`pathname://${href}`} target="_self">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
