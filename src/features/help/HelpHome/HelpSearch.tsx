import Link from '@docusaurus/Link';
import {Search} from 'lucide-react';
import type {MouseEvent, ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {popularSearches} from '@site/src/data/help';
import styles from './HelpSearch.module.css';

/** The search modal belongs to the header's search button; there is one of them on every page. */
function openSearchModal(event: MouseEvent): void {
  const button = document.querySelector<HTMLButtonElement>('.DocSearch-Button');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** A large way into the site's search, and a few words that many look for. Without JavaScript both lead to /search. */
export function HelpSearch(): ReactNode {
  return (
    <div className={styles.search}>
      <Link to="/search" className={styles.box} onClick={openSearchModal}>
        <Icon icon={Search} />
        <span className={styles.prompt}>Search the help centre</span>
        <kbd>Ctrl K</kbd>
      </Link>
      <ul className={styles.chips} aria-label="Popular searches">
        {popularSearches.map((word) => (
          <li key={word}>
            <Link to={`/search?q=${encodeURIComponent(word)}`} className={styles.chip}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
