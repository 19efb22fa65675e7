import {useHistory} from '@docusaurus/router';
import {Menu} from 'lucide-react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {Dialog} from '@site/src/components/Dialog/Dialog';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {prefetchCode} from '@site/src/lib/loadCode';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {Logo} from '../Logo/Logo';
import type MenuContent from './MenuContent';
import styles from '../Header/Header.module.css';

const load = async (): Promise<typeof MenuContent> => (await import('./MenuContent')).default;

const prefetch = () => prefetchCode(load);

/** The navigation on a phone: a full-height modal that traps the focus and closes on navigation. */
export function MobileMenu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {code: Content, isOffline, hasFailed} = useLoadedCode(isOpen ? load : null);
  const history = useHistory();

  useEffect(() => history.listen(() => setIsOpen(false)), [history]);

  const openerRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (openerRef.current?.getClientRects().length) whenIdle(prefetch);
  }, []);

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
        onFocus={prefetch}
        onPointerEnter={prefetch}
        aria-haspopup="dialog"
      />
      <Dialog isOpen={isOpen} onClose={close} title="Menu" heading={<Logo />} shape="sheet">
        {Content && <Content close={close} />}
        {(isOffline || hasFailed) && <p>Check your connection, and open the menu again.</p>}
      </Dialog>
    </>
  );
}
