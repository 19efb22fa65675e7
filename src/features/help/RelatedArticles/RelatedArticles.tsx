import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import styles from './RelatedArticles.module.css';

export interface ArticleLink {
  readonly to: string;
  readonly title: string;
  readonly description?: string;
  readonly readMinutes?: number;
}

/** The articles a reader of this one often needs next. */
export function RelatedArticles({
  articles,
}: {
  readonly articles: readonly ArticleLink[];
}): ReactNode {
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>Related articles</h2>
      <ArticleList articles={articles} />
    </section>
  );
}

/** Articles one below the other, divided by lines. */
export function ArticleList({articles}: {readonly articles: readonly ArticleLink[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {articles.map(({to, title, description, readMinutes}) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span>
              <span className={styles.name}>{title}</span>
              {description && <span className={styles.description}>{description}</span>}
              {readMinutes && <span className={styles.description}>{readMinutes} min read</span>}
            </span>
            <Icon icon={ArrowRight} size={16} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
