import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Search} from 'lucide-react';
import type {MouseEvent, ReactNode} from 'react';

import {isPlainClick} from '@site/src/lib/clicks';
import {modifierKey} from '@site/src/lib/keys';
import {pageMarks} from '@site/src/lib/pageMarks';
import {Chip} from '../Chip/Chip';
import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  readonly prompt: string;
  /** Popular searches, shown as links to their results. */
  readonly popular: readonly string[];
}

/** Opens the search modal with the header's search button, which every page has. */
function openSearchModal(event: MouseEvent): void {
  const button = document.querySelector<HTMLButtonElement>('.DocSearch-Button');
  if (!button || !isPlainClick(event)) return;
  event.preventDefault();
  button.click();
}

/** A large link that opens the search, and popular searches. Without JavaScript it leads to /search. */
export function SearchBox({prompt, popular}: SearchBoxProps): ReactNode {
  const isApple = useIsBrowser() && modifierKey() === 'Meta';
  return (
    <div className={styles.search}>
      <Cluster
        as={Link}
        to="/search"
        gap={3}
        isOneLine
        className={styles.box}
        {...pageMarks.pressWaits}
        onClick={openSearchModal}>
        <Icon icon={Search} />
        <span className={styles.prompt}>{prompt}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple ? '⌘' : 'Ctrl'} K
        </kbd>
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
