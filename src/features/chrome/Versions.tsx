import {
  useActiveDocContext,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import {pathInVersion} from '@site/src/domain/docVersions';

interface Version {
  readonly label: string;
  /** The page's doc in this version, or the version's landing page. */
  readonly to: string;
  readonly isCurrent: boolean;
  /** Keeps the version for later visits. */
  readonly prefer: () => void;
}

interface VersionsProps {
  /** Returns what to show. The newest version comes first. */
  readonly children: (versions: readonly Version[]) => ReactNode;
}

/** Shows something for the versions of the page's docs, if they have more than one. */
export function Versions({children}: VersionsProps): ReactNode {
  const {pathname} = useLocation();
  // `useActivePlugin` would sort all instances by locale, which takes 7 ms while a page wakes.
  const active = Object.entries(useAllDocsData()).find(
    ([, {path, versions}]) => versions.length > 1 && matchPath(pathname, {path}),
  );
  return active ? <VersionsOf pluginId={active[0]}>{children}</VersionsOf> : null;
}

/**
 * The versions of one plugin instance. It needs a doc and not just a path: the 404 page of an unknown article was
 * rendered at another path and must hydrate to the same elements here.
 */
function VersionsOf({pluginId, children}: VersionsProps & {readonly pluginId: string}): ReactNode {
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  const versions = useAllDocsData()[pluginId]?.versions ?? [];
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {hash} = useLocation();
  if (!activeDoc) return null;
  return children(
    versions.map((version) => ({
      label: version.label,
      to: pathInVersion(version, activeDoc, alternateDocVersions[version.name], hash),
      isCurrent: version.name === activeVersion?.name,
      prefer: () => savePreferredVersionName(version.name),
    })),
  );
}
