import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {lazy, Suspense, useMemo, type ReactNode} from 'react';

import {shortSidebar} from './shortSidebar';

/** Loaded when needed, so that its styles aren't in every article. */
const NotFoundContent = lazy(() => import('@theme/NotFound/Content'));

/** The frame of every page in help/ (the instance's `docRootComponent`): the theme's, with a sidebar of constant size. */
export default function HelpRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  const {pathname} = useLocation();
  const all = metadata?.sidebarItems;
  const items = useMemo(() => all && shortSidebar(all, pathname), [all, pathname]);
  if (!metadata) {
    return (
      <Suspense>
        <NotFoundContent />
      </Suspense>
    );
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={metadata.sidebarName} items={items}>
        <DocRootLayout>{metadata.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
