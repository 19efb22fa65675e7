import Link from '@docusaurus/Link';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate, type PageTemplateProps} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import styles from './RowsPage.module.css';

export interface Row {
  readonly name: string;
  /** A team has no page of its own. */
  readonly to?: string;
  readonly text?: string;
  /** Number of posts. */
  readonly count: number;
}

interface RowsPageProps extends PageTemplateProps {
  /** Docusaurus's name of the page for search. */
  readonly searchTag: 'blog_tags_list' | 'blog_authors_list';
  readonly rows: readonly Row[];
  readonly unit: 'post' | 'release';
}

/** A page of topics or teams, each with its description and its number of posts. */
export function RowsPage({searchTag, rows, unit, ...page}: RowsPageProps): ReactNode {
  return (
    <PageTemplate {...page}>
      <SearchMetadata tag={searchTag} />
      <Section isTight>
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
              <p className={styles.count}>{`${count} ${unit}${count === 1 ? '' : 's'}`}</p>
            </li>
          ))}
        </ul>
      </Section>
    </PageTemplate>
  );
}
