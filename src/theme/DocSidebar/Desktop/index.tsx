// Change: only the menu, because config/theme.ts doesn't let readers hide the sidebar or scrolling hide the header. It scrolls to the current page, because the API reference has more pages than fit on a screen.
import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import {memo, useEffect, useRef, type ReactNode} from 'react';

import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current?.querySelector('nav');
    const current = menu?.querySelector('a[aria-current]');
    if (!menu || !current) return;
    const {top, bottom} = current.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    // Not with scrollIntoView, which can scroll the page, too. The list fades in its last two rows.
    const fade = 2 * (bottom - top);
    if (top < box.top || bottom > box.bottom - fade)
      menu.scrollTop += top - box.top - box.height / 2;
  }, [path]);
  return (
    <div ref={ref} className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
