import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Sets the current version's page as the canonical URL of a page of an older version. */
export function LatestCanonical(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pluginId, isLast} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  // A page that the current version doesn't have keeps its own URL.
  const current = isLast ? undefined : alternateDocVersions[latest.name];
  if (!current) return null;
  // The path of a version's first page has a trailing slash, which its URL doesn't have.
  const url = siteConfig.url + current.path.replace(/\/$/, '');
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
