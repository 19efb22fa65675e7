// Change: a page of a frozen version names the current page as its canonical URL; the theme names the page itself.
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadataWithCanonical(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pluginId, isLast} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  // A page that the current version no longer has keeps its own URL.
  const current = isLast ? undefined : alternateDocVersions[latest.name];
  // The first page of a version has a trailing slash here, which its URL doesn't have.
  const url = current && siteConfig.url + current.path.replace(/\/$/, '');
  return (
    <>
      <DocItemMetadata />
      {url && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
    </>
  );
}
