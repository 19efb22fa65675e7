import Link from '@docusaurus/Link';
import {X} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

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

/**
 * The articles saved on this device; nothing while there are none. A saved article that is gone is passed over. A button
 * that removes itself hands the focus on to the line that says what was removed, which stays when the list is gone.
 */
export function SavedArticles({catalogue}: SavedArticlesProps): ReactNode {
  const {saved, toggle} = useSavedArticles();
  const [removed, setRemoved] = useState<string | null>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const articles = saved.flatMap((slug) => catalogue.filter((entry) => entry.slug === slug));
  if (articles.length === 0 && removed === null) return null;

  const remove = (slug: string, title: string) => {
    noteRef.current?.focus();
    setRemoved(title);
    toggle(slug);
  };

  return (
    <section className={styles.saved}>
      {articles.length > 0 && (
        <>
          <h2 className={styles.heading}>Saved on this device</h2>
          <ul className={styles.list}>
            {articles.map(({slug, title, permalink}) => (
              <li key={slug} className={styles.item}>
                <Link to={permalink} className={styles.link}>
                  {title}
                </Link>
                <button type="button" className={styles.remove} onClick={() => remove(slug, title)}>
                  <Icon icon={X} size={16} label={`Remove ${title}`} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p ref={noteRef} role="status" tabIndex={-1} className={styles.note}>
        {removed !== null && `“${removed}” is no longer saved.`}
      </p>
    </section>
  );
}
