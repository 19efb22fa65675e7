import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

import styles from './Tabs.module.css';

/** Returns the tab that a key moves to, or null for any other key. Arrow keys wrap around. */
function nextTab(ids: readonly string[], active: string, key: string): string | null {
  const at = ids.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length] ?? null;
    case 'ArrowLeft':
      return ids[(at - 1 + ids.length) % ids.length] ?? null;
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}

interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The active tab, for a controlled component; needs `onActivate`. */
  readonly active?: string;
  readonly onActivate?: (id: string) => void;
  /** Gives all panels the size of the largest, so that switching doesn't shift the page. */
  readonly isStacked?: boolean;
}

/**
 * Tabs with automatic activation. Without JavaScript all panels are shown, each below its label.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({label, items, isStacked = false, ...controlled}: TabsProps): ReactNode {
  const [own, setOwn] = useState(items[0]?.id);
  const active = controlled.active ?? own;
  const setActive = controlled.onActivate ?? setOwn;
  const listRef = useRef<HTMLDivElement>(null);
  const base = useId();
  const ids = items.map(({id}) => id);

  // The list scrolls if its tabs don't fit, and the active one may be the visitor's stored choice.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector('[aria-selected="true"]');
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    const {left, width} = tab.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    list.scrollLeft += left + width / 2 - (box.left + box.width / 2);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers go back with Alt or Command and the left arrow.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextTab(ids, active ?? '', event.key);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className={clsx(isStacked && styles.stack)}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
        tabIndex={-1}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            data-tab={item.id}
            id={`${base}-${item.id}-tab`}
            aria-controls={`${base}-${item.id}`}
            aria-selected={item.id === active}
            tabIndex={item.id === active ? 0 : -1}
            className={clsx(styles.tab, item.id === active && styles.active)}
            onClick={() => setActive(item.id)}>
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}`}
          aria-labelledby={`${base}-${item.id}-tab`}
          data-label={item.label}
          hidden={item.id !== active}
          tabIndex={0}
          className={`prose ${styles.panel}`}>
          {item.content}
        </div>
      ))}
    </div>
  );
}
