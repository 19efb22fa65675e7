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

import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {TwoLines} from '@site/src/components/Text/Text';
import {navGroups, type NavGroup} from '@site/src/data/navigation';
import {navIcons} from '../navIcons';
import {dropdownFocus} from './dropdownFocus';
import styles from './Header.module.css';

/**
 * A button that shows a group of links: opens on click, on hover and with the arrow keys; closes with Escape (focus
 * returns to the button), on leaving it and on navigation. Until it's hydrated it opens on hover and focus.
 */
export function Dropdown({group}: {readonly group: NavGroup}): ReactNode {
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
        {group.label}
        <Icon icon={ChevronDown} size={16} className="chevron" />
      </Cluster>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <Panel as="ul" className={styles.list}>
          {group.entries.map(({label, to, description, icon}) => (
            <li key={to}>
              <Cluster
                as={Link}
                gap={3}
                align="stretch"
                isOneLine
                to={to}
                className={styles.entry}
                aria-current={pathname === to ? 'page' : undefined}>
                <Icon icon={navIcons[icon]} className={styles.entryIcon} />
                <span className={styles.words}>
                  <TwoLines title={label} note={description} />
                </span>
              </Cluster>
            </li>
          ))}
        </Panel>
      </div>
    </div>
  );
}

/** The menu without JavaScript, on every screen. The dropdowns and the phone menu need it. */
export function NoScriptMenu(): ReactNode {
  return (
    <noscript>
      <Cluster as="nav" align="stretch" aria-label="Main">
        {navGroups.map(({label, entries}) => (
          <details key={label} name="groups" className={styles.dropdown}>
            <Cluster as="summary" gap={1} isInline isOneLine className={styles.group}>
              {label}
              <Icon icon={ChevronDown} size={16} className="chevron" />
            </Cluster>
            <div className={styles.panel}>
              <Panel as="ul" className={styles.list}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Cluster as={Link} align="stretch" to={entry.to} className={styles.entry}>
                      {entry.label}
                    </Cluster>
                  </li>
                ))}
              </Panel>
            </div>
          </details>
        ))}
      </Cluster>
    </noscript>
  );
}
