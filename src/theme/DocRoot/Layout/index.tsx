// Change: adds the styles of pages with a sidebar, and marks them on <html>, which a browser knows before the sidebar
// arrives.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

import './styles.css';

export default function DocRootLayout(props: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <HtmlClassNameProvider className={sidebar ? 'has-sidebar' : ''}>
      <Layout {...props} />
    </HtmlClassNameProvider>
  );
}
