import Link from '@docusaurus/Link';
import {Search} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {MessagePage} from '@site/src/components/MessagePage/MessagePage';
import type {PageRef} from './closestPages';
import styles from './NotFoundView.module.css';
import type {UnknownPath} from './unknownPath';

const texts = {
  article: {
    title: 'Article Not Found',
    text: 'There is no help article at this address. It may have been renamed, or the link to it is mistyped.',
    back: {label: 'Back to the help centre', to: '/help'},
  },
  page: {
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved, or the link to it is mistyped.',
    back: {label: 'Back to the home page', to: '/'},
  },
} satisfies Record<UnknownPath['kind'], object>;

export interface NotFoundViewProps {
  readonly unknown: UnknownPath;
  readonly suggestions: readonly PageRef[];
}

/** Says what is missing and offers the closest pages, a search for the same words, and the way back. */
export function NotFoundView({unknown, suggestions}: NotFoundViewProps): ReactNode {
  const {title, text, back} = texts[unknown.kind];
  const query = new URLSearchParams({q: unknown.words}).toString();
  return (
    <MessagePage badge="404" title={title} text={text}>
      <form action="/search" role="search" className={styles.search}>
        <label htmlFor="not-found-search" className={styles.label}>
          Search the whole site
        </label>
        <div className={styles.line}>
          {/* The key makes the field follow the words once the browser knows them. */}
          <input
            key={unknown.words}
            id="not-found-search"
            className={styles.input}
            name="q"
            type="search"
            defaultValue={unknown.words}
          />
          <Button type="submit" icon={Search}>
            Search
          </Button>
        </div>
      </form>

      {suggestions.length > 0 && (
        <section>
          <h2 className={styles.heading}>
            {unknown.kind === 'article' ? 'The closest articles and pages' : 'The closest pages'}
          </h2>
          <ul className={styles.list}>
            {suggestions.map((page) => (
              <li key={page.path}>
                <Link to={page.path} className={styles.suggestion}>
                  <span>{page.title}</span>
                  <span className={styles.path}>{page.path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <p className={styles.actions}>
        <Button to={back.to} variant="primary">
          {back.label}
        </Button>
        <Button to={unknown.words ? `/search?${query}` : '/search'} variant="quiet">
          Search the site
        </Button>
      </p>
    </MessagePage>
  );
}
