import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** On a page of a frozen version, the current version's page as the canonical URL; elsewhere nothing. */
export function LatestCanonical(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pluginId, isLast} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  // A page that the current version no longer has keeps its own URL.
  const current = isLast ? undefined : alternateDocVersions[latest.name];
  if (!current) return null;
  // The first page of a version has a trailing slash here, which its URL doesn't have.
  const url = siteConfig.url + current.path.replace(/\/$/, '');
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
