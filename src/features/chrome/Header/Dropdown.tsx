import Link from '@docusaurus/Link';
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
import type {NavGroup} from '@site/src/data/navigation';
import {navIcons} from '../navIcons';
import styles from './Dropdown.module.css';
import {dropdownFocus} from './dropdownFocus';

/**
 * A button that shows a group of links: opens on click, on hover and with the arrow keys; closes with Escape (focus
 * returns to the button), on leaving it and on navigation. Until it's hydrated it opens on hover and focus.
 */
export function Dropdown({group}: {readonly group: NavGroup}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {pathname} = useLocation();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Not every browser says with the click what pressed. */
  const pressedByRef = useRef<string | null>(null);
  const panelId = useId();

  const history = useHistory();

  useEffect(() => history.listen(() => setIsOpen(false)), [history]);

  const links = () => Array.from(rootRef.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement);
    // On the button Home, End and Escape-while-closed keep their usual meaning.
    if (at === -1 && event.key !== 'ArrowDown' && !(isOpen && event.key === 'Escape')) return;
    const next = dropdownFocus(event.key, at, group.entries.length);
    if (next === null) return;
    event.preventDefault();
    if (next === 'button') {
      setIsOpen(false);
      buttonRef.current?.focus();
    } else {
      // A link in a panel that is not drawn yet takes no focus, and the next key may come before the next frame.
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
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rootRef}
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={forMouse(true)}
      onPointerLeave={forMouse(false)}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerDown={({pointerType}) => (pressedByRef.current = pointerType)}
        onClick={({detail}) => {
          // A mouse has opened it by arriving; its press must not close it again. A key's press counts 0 clicks.
          const isMouse = detail > 0 && pressedByRef.current === 'mouse';
          setIsOpen(isMouse || !isOpen);
        }}>
        {group.label}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul className={styles.list}>
          {group.entries.map(({label, to, description, icon}) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.entry}
                aria-current={pathname === to ? 'page' : undefined}>
                <Icon icon={navIcons[icon]} className={styles.icon} />
                <span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.description}>{description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
