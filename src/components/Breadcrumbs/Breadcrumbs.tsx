import Link from '@docusaurus/Link';
import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {breadcrumbList} from '@site/src/lib/breadcrumbList';
import {StructuredData} from '../StructuredData/StructuredData';
import styles from './Breadcrumbs.module.css';

/** The way from the start of the docs or the API reference to this page, as links and as structured data. */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const isApi = useDocsVersion().pluginId === 'api';
  const {siteConfig} = useDocusaurusContext();
  if (!breadcrumbs) return null;
  const start = isApi ? {label: 'API reference', href: '/api'} : {label: 'Docs', href: '/docs'};
  // The path of a folder's first page ends with a slash, which its URL doesn't have.
  const trail = [start, ...breadcrumbs].flatMap(({label, href}) =>
    href ? [{name: label, path: href.replace(/\/$/, '')}] : [],
  );
  // The API's first page is its own start.
  const pages = trail.filter(({path}, at) => path !== trail[at - 1]?.path);
  return (
    <>
      {/* Search engines require at least two pages. */}
      {pages.length > 1 && <StructuredData data={[breadcrumbList(siteConfig, pages)]} />}
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
