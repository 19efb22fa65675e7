// Change: the page's Markdown stands in the same row.
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
