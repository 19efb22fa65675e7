import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {RelatedPost} from '@site/src/lib/postNotes';
import {PostFacts} from './PostFacts';
import styles from './RelatedPosts.module.css';

/** The posts to read after this one; plugins/lib/blog-posts chooses them. */
export function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
  return (
    <section className={styles.related}>
      <h2 className={styles.heading}>Related posts</h2>
      <ul className={styles.list}>
        {posts.map(({permalink, title, description, category, date, readingTime}) => (
          <li key={permalink} className={styles.post}>
            {category && <p className={styles.category}>{category}</p>}
            <h3 className={styles.title}>
              <Link to={permalink} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.facts}>
              <PostFacts date={date} readingTime={readingTime} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
