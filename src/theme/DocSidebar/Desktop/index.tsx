// Change: only the menu, because config/theme.ts doesn't let readers hide the sidebar or scrolling hide the header.
import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import {memo, type ReactNode} from 'react';

import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
