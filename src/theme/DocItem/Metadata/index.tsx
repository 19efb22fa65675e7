// Change: a page of a frozen version names the current page as the address for search engines; the theme names itself.
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
  // A page that the current version no longer has stays its own.
  const current = isLast ? undefined : alternateDocVersions[latest.name];
  return (
    <>
      <DocItemMetadata />
      {current && (
        <Head>
          <link rel="canonical" href={siteConfig.url + current.path} />
          <meta property="og:url" content={siteConfig.url + current.path} />
        </Head>
      )}
    </>
  );
}
