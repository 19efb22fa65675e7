// Change: the table of contents stands in a landmark, and there is no sidebar: the list page is the list.
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function BlogLayout({
  sidebar: _sidebar,
  toc,
  children,
  ...layout
}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className={styles.frame}>
        <main className={styles.main}>{children}</main>
        {toc && (
          <aside className={styles.side} aria-label="On this page">
            {toc}
          </aside>
        )}
      </div>
    </Layout>
  );
}
