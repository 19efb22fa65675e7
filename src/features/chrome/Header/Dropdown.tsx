import {useHistory, useLocation} from '@docusaurus/router';
import {ChevronDown} from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import styles from './Header.module.css';

/**
 * Returns where a key moves the focus in an open menu of links.
 *
 * @param at index of the focused link, or -1 if the button has the focus.
 * @param count number of links.
 * @returns index of the link to focus, `'button'` to close the menu, or null for any other key.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function dropdownFocus(key: string, at: number, count: number): number | 'button' | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at <= 0 ? 'button' : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return 'button';
    default:
      return null;
  }
}

interface DropdownProps {
  readonly label: string;
  /** A panel with links. */
  readonly children: ReactNode;
}

/**
 * A button that shows a group of links: opens on click, on hover and with the arrow keys; closes with Escape (focus
 * returns to the button), on leaving it, on a tap outside, and on navigation. Until it's hydrated it opens on hover and
 * focus.
 */
export function Dropdown({label, children}: DropdownProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {pathname} = useLocation();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Not every browser sets the pointer type of a click. */
  const pressedByRef = useRef<string | null>(null);
  const panelId = useId();

  const history = useHistory();

  useEffect(() => history.listen(() => setIsOpen(false)), [history]);

  const links = () => Array.from(rootRef.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []);

  // The built HTML marks the page that it was built for.
  useEffect(() => {
    for (const link of links()) {
      if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  // The mouse opens it wherever the focus is, and Safari doesn't focus a button that's clicked or tapped.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The guided tour leaves the key to a menu that it closes.
      event.preventDefault();
      setIsOpen(false);
    };
    const closeOnTapOutside = ({target}: globalThis.PointerEvent) => {
      if (!rootRef.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnTapOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnTapOutside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement);
    // On the button Home, End and Escape-while-closed keep their usual meaning.
    if (at === -1 && event.key !== 'ArrowDown' && !(isOpen && event.key === 'Escape')) return;
    const next = dropdownFocus(event.key, at, links().length);
    if (next === null) return;
    event.preventDefault();
    if (next === 'button') {
      setIsOpen(false);
      buttonRef.current?.focus();
    } else {
      // A link in a hidden panel takes no focus, and the next key may come before the next frame.
      flushSync(() => setIsOpen(true));
      links()[next]?.focus();
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (!rootRef.current?.contains(event.relatedTarget)) setIsOpen(false);
  };

  const forMouse = (isNowOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(isNowOpen);
  };

  return (
    // The keys work on the button and links inside; the wrapper only listens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rootRef}
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={forMouse(true)}
      onPointerLeave={forMouse(false)}>
      <Cluster
        as="button"
        gap={1}
        isInline
        isOneLine
        ref={buttonRef}
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerDown={({pointerType}) => (pressedByRef.current = pointerType)}
        onClick={({detail}) => {
          // A mouse opened it on hover, so its click must not close it. A key's click has no count.
          const isMouse = detail > 0 && pressedByRef.current === 'mouse';
          setIsOpen(isMouse || !isOpen);
        }}>
        {label}
        <Icon icon={ChevronDown} size={16} className="chevron" />
      </Cluster>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
