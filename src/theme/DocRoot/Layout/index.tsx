// Change: adds the styles of documents, and sets the canonical URL of a page of an older version to the current version's
// page.
import Layout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';
import '@site/src/css/documents.css';
import './styles.css';

export default function DocRootLayout({children}: Props): ReactNode {
  return (
    <Layout>
      {children}
      <LatestCanonical />
    </Layout>
  );
}
