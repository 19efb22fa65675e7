import SearchBar from '@theme/SearchBar';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {flushSync} from 'react-dom';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {guardStorage} from '@site/src/lib/storage';
import styles from '../Header/Header.module.css';
import {opensSearch} from './opensSearch';

/**
 * Loads the search. Tries again when the network comes back during an attempt.
 *
 * @returns false when there's no network
 * @throws when it fails with a network: the page may be older than the site, and staleChunk.client.ts reloads it
 */
async function loadModal(): Promise<boolean> {
  for (;;) {
    const wasOnline = navigator.onLine;
    try {
      await import('@docsearch/react/modal');
      return true;
    } catch (error) {
      if (!navigator.onLine) return false;
      if (wasOnline) throw error;
    }
  }
}

/**
 * The theme's search bar, which shows nothing when its modal fails to load. This shows an error, and opens the
 * search when the network is back or on "Try again".
 */
export function Search(): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const isLoadedRef = useRef(false);
  const isOpeningRef = useRef(false);
  const rootRef = useRef<HTMLSpanElement>(null);

  const open = useCallback(async () => {
    if (isOpeningRef.current) return;
    isOpeningRef.current = true;
    try {
      if (!(await loadModal())) {
        setHasFailed(true);
        return;
      }
    } catch (error) {
      setHasFailed(true);
      throw error;
    } finally {
      isOpeningRef.current = false;
    }
    isLoadedRef.current = true;
    guardStorage();
    // The message gives the focus back before the search takes it.
    flushSync(() => setHasFailed(false));
    rootRef.current?.querySelector('button')?.click();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = document.body.classList.contains('DocSearch--active');
      if (isOpen || !opensSearch(event)) return;
      event.stopImmediatePropagation();
      // The search would open behind a modal dialog.
      if (!hasFailed && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void open();
    };
    const onOnline = () => {
      if (hasFailed) void open();
    };
    // Before the theme's own listener, for which "/" is a letter while a button, radio or slider has the focus.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('keydown', onKeyDown, {capture: true});
      window.removeEventListener('online', onOnline);
    };
  }, [hasFailed, open]);

  const onClick = (event: MouseEvent) => {
    if (isLoadedRef.current) return;
    event.stopPropagation();
    void open();
  };
  // The theme loads its modal when the button gets the focus or the pointer; offline that would be an uncaught error.
  const onHint = (event: SyntheticEvent) => {
    if (!isLoadedRef.current && !navigator.onLine) event.stopPropagation();
  };

  return (
    <>
      <span
        ref={rootRef}
        className={styles.search}
        onClickCapture={onClick}
        onFocusCapture={onHint}
        onMouseOverCapture={onHint}
        onTouchStartCapture={onHint}>
        <SearchBar />
      </span>
      <Dialog
        isOpen={hasFailed}
        onClose={() => setHasFailed(false)}
        title="Search couldn&rsquo;t load">
        <p>Check your connection. Search opens as soon as you&rsquo;re back online.</p>
        <Button variant="primary" onClick={() => void open()}>
          Try again
        </Button>
      </Dialog>
    </>
  );
}
