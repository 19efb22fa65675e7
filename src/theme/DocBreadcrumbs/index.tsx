// Change: adds the buttons for the page's Markdown to the row.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithCopy(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
