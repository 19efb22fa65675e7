import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, ReactNode} from 'react';

const shortcutKey = () => (/Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? 'Meta' : 'Control');

/** Has the HTML of DocSearch's button, and takes its place until the search bar is loaded. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // The server doesn't know the keyboard.
  const modifier = useIsBrowser() ? shortcutKey() : null;
  const shortcut = `${modifier ?? 'Meta'}+k`;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={`Search (${shortcut})`}
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
