import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import styles from './PostList.module.css';

export interface PostSummary {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Minutes; missing where reading time is not shown. */
  readonly readingTime?: number;
  readonly tags: readonly {readonly label: string; readonly permalink: string}[];
}

const formatDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Posts one below the other, the latest first. */
export function PostList({
  posts,
  headingLevel = 2,
}: {
  readonly posts: readonly PostSummary[];
  readonly headingLevel?: 2 | 3;
}): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {posts.map(({permalink, title, description, date, readingTime, tags}) => (
        <li key={permalink} className={styles.post}>
          <p className={styles.facts}>
            <time dateTime={date}>{formatDate.format(new Date(date))}</time>
            {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
          </p>
          <div>
            <Heading className={styles.title}>
              <Link to={permalink} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.description}>{description}</p>
            <ul className={styles.tags} aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag.permalink}>
                  <Link to={tag.permalink} className={styles.tag}>
                    <Badge>{tag.label}</Badge>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
