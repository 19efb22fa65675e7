import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {PostFacts} from './PostFacts';
import styles from './PostList.module.css';
import type {PostSummary} from './postSummary';
import {Tags} from './Tags';

/** Posts one below the other, the latest first. */
export function PostList({
  posts,
  headingLevel = 2,
  hasLead = false,
}: {
  readonly posts: readonly PostSummary[];
  readonly headingLevel?: 2 | 3;
  /** The first post is set larger, as the news. */
  readonly hasLead?: boolean;
}): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={clsx(styles.list, hasLead && styles.withLead)}>
      {posts.map(({permalink, title, description, date, readingTime, category, tags}) => (
        <li key={permalink} className={styles.post}>
          <p className={styles.facts}>
            <PostFacts date={date} readingTime={readingTime} />
          </p>
          <div className={styles.words}>
            {category && <Eyebrow>{category}</Eyebrow>}
            <Heading className={styles.title}>
              <Link to={permalink} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.description}>{description}</p>
            <Tags tags={tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}
