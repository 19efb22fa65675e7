import Link from '@docusaurus/Link';
import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Breadcrumbs.module.css';

/** The way from the start of the docs or the API reference to this page, as links and as structured data. */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const isApi = useDocsVersion().pluginId === 'api';
  if (!breadcrumbs) return null;
  const start = isApi ? {label: 'API reference', href: '/api'} : {label: 'Docs', href: '/docs'};
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label="Breadcrumbs">
        <ul>
          {[start, ...breadcrumbs].map(({label, href}, index) => {
            const isThisPage = index === breadcrumbs.length;
            return (
              <li key={index}>
                {href && !isThisPage ? <Link to={href}>{label}</Link> : <span>{label}</span>}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
