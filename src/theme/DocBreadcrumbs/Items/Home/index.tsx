// Change: names the part of the site, in place of an icon that leads to the home page as the logo does.
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  const isApi = useDocsVersion().pluginId === 'api';
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={isApi ? '/api' : '/docs'}>
        {isApi ? 'API reference' : 'Docs'}
      </Link>
    </li>
  );
}
