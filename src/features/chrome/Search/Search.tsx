import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type SearchBar from '@theme/SearchBar';
import {useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {LoadFailure} from '@site/src/components/Dialog/Dialog';
import {loadCode, prefetchCode} from '@site/src/lib/loadCode';
import {modifierKey} from '@site/src/lib/keys';
import {guardStorage} from '@site/src/lib/storage';
import {typeInto} from '@site/src/lib/typeInto';
import {collectText, opensSearch} from './collectText';
import styles from './Search.module.css';

/** Loads the search bar with its modal, which the theme's bar would load itself without reporting an error. */
async function load(): Promise<typeof SearchBar> {
  const [bar] = await Promise.all([
    import('@theme/SearchBar'),
    import('@docsearch/react/modal').then(({DocSearchModal}) => DocSearchModal),
    // Bundlers drop the static import of a style from a package that says it has no side effects.
    import('@docsearch/react/style'),
    import('./modal.css'),
  ]);
  return bar.default;
}

const prefetch = () => prefetchCode(load);

/** Once it's loaded, other pages start with it, so that one that arrives meanwhile continues an open search. */
let loadedBar: typeof SearchBar | null = null;

/** Opens the search of the page that's shown. */
let openShown: (() => Promise<void>) | null = null;

/**
 * A button that loads the theme's search bar, takes its place, and opens it. It shows an error when that fails, and opens
 * the search when the network is back or on "Try again".
 */
export function Search(): ReactNode {
  const [Bar, setBar] = useState(() => loadedBar);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpeningRef = useRef(false);
  /** False once the error is closed, also during another attempt. */
  const isWantedRef = useRef(false);
  const rootRef = useRef<HTMLSpanElement>(null);

  const history = useHistory();
  const open = useCallback(async () => {
    isWantedRef.current = true;
    if (isOpeningRef.current) return;
    isOpeningRef.current = true;
    const endText = collectText(window);
    try {
      const loaded = await loadCode(load);
      if (!loaded || !isWantedRef.current) {
        endText();
        // The page that arrived shows the error.
        if (!rootRef.current && isWantedRef.current) await openShown?.();
        setHasFailed(isWantedRef.current);
        return;
      }
      loadedBar = loaded;
      guardStorage();
      if (rootRef.current) {
        // The message gives the focus back before the search takes it.
        flushSync(() => {
          setBar(() => loaded);
          setHasFailed(false);
        });
      } else if (history.action === 'POP') {
        // Another page has arrived. Back closes a search, so what's typed is for the page.
        endText();
        return;
      } else {
        await openShown?.();
      }
    } catch (error) {
      endText();
      setHasFailed(isWantedRef.current);
      throw error;
    } finally {
      isOpeningRef.current = false;
    }
    flushSync(() => rootRef.current?.querySelector('button')?.click());
    const field = await shownField();
    const text = endText();
    if (field && text !== '') typeInto(field, text + field.value);
  }, [history]);

  useEffect(() => {
    openShown = open;
  }, [open]);

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

  return (
    <>
      <span ref={rootRef} className={styles.search}>
        {Bar ? (
          <Bar />
        ) : (
          <SearchButton
            onClick={() => void open()}
            onFocus={prefetch}
            onMouseOver={prefetch}
            onTouchStart={prefetch}
          />
        )}
      </span>
      <LoadFailure
        isOpen={hasFailed}
        onClose={() => {
          isWantedRef.current = false;
          setHasFailed(false);
        }}
        what="Search"
        onRetry={() => void open()}
      />
    </>
  );
}

/**
 * Returns the modal's field, or null after about five seconds. The theme's own bar, which searches with Algolia, loads a
 * style before it shows its modal.
 */
async function shownField(): Promise<HTMLInputElement | null> {
  for (let frame = 0; frame < 300; frame += 1) {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (field) return field;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

/** Has the HTML of DocSearch's button, and takes its place until the search bar is loaded. */
function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // The server doesn't know the keyboard.
  const modifier = useIsBrowser() ? modifierKey() : null;
  const shortcut = `${modifier ?? 'Meta'}+k`;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-keyshortcuts={shortcut}
      {...props}>
      <span className="DocSearch-Button-Container">
        <svg
          width="20"
          height="20"
          className="DocSearch-Search-Icon"
          viewBox="0 0 24 24"
          aria-hidden="true"
          stroke="currentColor"
          fill="none">
          <circle cx="11" cy="11" r="8" strokeWidth="1.4" />
          <path d="m21 21-4.3-4.3" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {modifier === 'Control' && (
          <kbd className="DocSearch-Button-Key DocSearch-Button-Key--ctrl">Ctrl</kbd>
        )}
        {modifier === 'Meta' && <kbd className="DocSearch-Button-Key">⌘</kbd>}
        {modifier && <kbd className="DocSearch-Button-Key">K</kbd>}
      </span>
    </button>
  );
}
