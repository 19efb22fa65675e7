// Change: adds the buttons for the page's Markdown to the row.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Cluster} from '@site/src/components/Stack/Stack';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithCopy(): ReactNode {
  return (
    <Cluster gap={6} rowGap={0} align="baseline" justify="between" className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage />
    </Cluster>
  );
}
