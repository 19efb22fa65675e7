import Link from '@docusaurus/Link';
import {Search} from 'lucide-react';
import type {MouseEvent, ReactNode} from 'react';

import {Chip} from '../Chip/Chip';
import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  readonly prompt: string;
  /** What many look for; each is a link to its results. */
  readonly popular: readonly string[];
}

/** The search modal belongs to the header's search button; there is one of them on every page. */
function openSearchModal(event: MouseEvent): void {
  const button = document.querySelector<HTMLButtonElement>('.DocSearch-Button');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** A large way into the site's search, and a few words that many look for. Without JavaScript both lead to /search. */
export function SearchBox({prompt, popular}: SearchBoxProps): ReactNode {
  return (
    <div className={styles.search}>
      <Cluster
        as={Link}
        to="/search"
        gap={3}
        isOneLine
        className={styles.box}
        onClick={openSearchModal}>
        <Icon icon={Search} />
        <span className={styles.prompt}>{prompt}</span>
        <kbd>Ctrl K</kbd>
      </Cluster>
      <Cluster
        as="ul"
        gap={2}
        marginTop={4}
        align="stretch"
        className={styles.chips}
        aria-label="Popular searches">
        {popular.map((word) => (
          <li key={word}>
            <Chip to={`/search?q=${encodeURIComponent(word)}`}>{word}</Chip>
          </li>
        ))}
      </Cluster>
    </div>
  );
}
