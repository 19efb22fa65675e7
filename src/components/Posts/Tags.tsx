import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import type {PostLabel} from './postSummary';
import styles from './Tags.module.css';

/** The tags of a post, each leading to the posts that share it. */
export function Tags({tags}: {readonly tags: readonly PostLabel[]}): ReactNode {
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <Link to={permalink} className={styles.tag}>
            <Badge>{label}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
