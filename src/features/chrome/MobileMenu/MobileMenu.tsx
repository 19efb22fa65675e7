import {useHistory, useLocation} from '@docusaurus/router';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {Menu} from 'lucide-react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {Icon} from '@site/src/components/Icon/Icon';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {getStartedTo, navGroups} from '@site/src/data/navigation';
import {VersionMenu} from '../Header/VersionMenu';
import {navIcons} from '../navIcons';
import {SignIn} from '../SignIn/SignIn';
import styles from './MobileMenu.module.css';

/** The navigation on a phone: a full-height modal that traps the focus and closes on navigation. */
export function MobileMenu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {pathname} = useLocation();
  const history = useHistory();
  const section = useNavbarSecondaryMenu();

  useEffect(() => history.listen(() => setIsOpen(false)), [history]);

  const openerRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeWhenOutgrown = () => {
      const opener = openerRef.current;
      if (!opener || opener.getClientRects().length > 0) return;
      // The dialog gives the focus back to its opener, which is hidden at this width.
      flushSync(() => setIsOpen(false));
      opener.closest('header')?.querySelector('a')?.focus();
    };
    window.addEventListener('resize', closeWhenOutgrown);
    return () => window.removeEventListener('resize', closeWhenOutgrown);
  }, [isOpen]);

  const close = () => setIsOpen(false);

  return (
    <>
      <IconButton
        ref={openerRef}
        icon={Menu}
        size={24}
        label="Menu"
        className={styles.opener}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      />
      <Dialog isOpen={isOpen} onClose={close} title="Menu" shape="sheet">
        <Stack gap={6}>
          <Stack gap={3}>
            <Button variant="primary" size="large" to={getStartedTo} onClick={close}>
              Get Started
            </Button>
            <SignIn size="large" />
          </Stack>
          {section.content && (
            <Panel as="nav" aria-label="This section" className={styles.section}>
              {section.content}
            </Panel>
          )}
          <VersionMenu isInMobileMenu />
          <Stack as="nav" gap={6} aria-label="Main menu">
            {navGroups.map((group) => (
              <section key={group.label}>
                <Text
                  as="h3"
                  size="label"
                  tone="accent"
                  weight="bold"
                  isCaps
                  className={styles.heading}>
                  {group.label}
                </Text>
                <ul>
                  {group.entries.map(({label, to, icon}) => (
                    <li key={to}>
                      <PlainLink
                        to={to}
                        tone="ink"
                        tap="full"
                        className={styles.link}
                        onClick={close}
                        aria-current={pathname === to ? 'page' : undefined}>
                        <Icon icon={navIcons[icon]} className={styles.icon} />
                        {label}
                      </PlainLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
