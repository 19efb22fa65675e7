import Link from '@docusaurus/Link';
import {X} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import styles from './SavedArticles.module.css';
import {useSavedArticles} from '../saved/useSavedArticles';

export interface SavedArticlesProps {
  readonly catalogue: readonly {
    readonly slug: string;
    readonly title: string;
    readonly permalink: string;
  }[];
}

/** The articles saved on this device; nothing while there are none. A saved article that is gone is passed over. */
export function SavedArticles({catalogue}: SavedArticlesProps): ReactNode {
  const {saved, toggle} = useSavedArticles();
  const articles = saved.flatMap((slug) => catalogue.filter((entry) => entry.slug === slug));
  if (articles.length === 0) return null;
  return (
    <section className={styles.saved}>
      <h2 className={styles.heading}>Saved on this device</h2>
      <ul className={styles.list}>
        {articles.map(({slug, title, permalink}) => (
          <li key={slug} className={styles.item}>
            <Link to={permalink} className={styles.link}>
              {title}
            </Link>
            <button type="button" className={styles.remove} onClick={() => toggle(slug)}>
              <Icon icon={X} size={16} label={`Remove ${title}`} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
