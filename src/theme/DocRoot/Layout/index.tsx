// Change: adds the styles of pages with a sidebar, marks them on <html>, which a browser knows before the sidebar
// arrives, and sets the canonical URL of a page of an older version to the current version's page.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';
import '@site/src/css/documents.css';
import './styles.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <HtmlClassNameProvider className={sidebar ? 'has-sidebar' : ''}>
      <Layout>
        {children}
        <LatestCanonical />
      </Layout>
    </HtmlClassNameProvider>
  );
}
