import {
  useActiveDocContext,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';
import {pathInVersion} from '@site/src/domain/docVersions';
import styles from './Header.module.css';

interface VersionMenuProps {
  readonly isInMobileMenu?: boolean;
}

/** The version dropdown, on pages of docs that have more than one version. */
export function VersionMenu({isInMobileMenu = false}: VersionMenuProps): ReactNode {
  const {pathname} = useLocation();
  // `useActivePlugin` would sort all instances by locale, which takes 7 ms while a page wakes.
  const active = Object.entries(useAllDocsData()).find(
    ([, {path, versions}]) => versions.length > 1 && matchPath(pathname, {path}),
  );
  return active ? <VersionsOf pluginId={active[0]} isInMobileMenu={isInMobileMenu} /> : null;
}

/**
 * The versions of one plugin instance, instead of the theme's menu, which doesn't tell a version's landing page what it
 * lacks. It needs a doc and not just a path: the 404 page of an unknown article was rendered at another path and must
 * hydrate to the same elements here.
 */
function VersionsOf({
  pluginId,
  isInMobileMenu,
}: VersionMenuProps & {readonly pluginId: string}): ReactNode {
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  const versions = useAllDocsData()[pluginId]?.versions ?? [];
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {hash} = useLocation();
  if (!activeDoc || !activeVersion) return null;
  const dropdown = (
    <DropdownNavbarItem
      mobile={isInMobileMenu}
      label={isInMobileMenu ? 'Versions' : activeVersion.label}
      {...(!isInMobileMenu && {to: activeDoc.path})}
      items={versions.map((version) => ({
        label: version.label,
        to: pathInVersion(version, activeDoc, alternateDocVersions[version.name], hash),
        // A missing article is a hash that no page has as an anchor.
        'data-noBrokenLinkCheck': true,
        isActive: () => version.name === activeVersion.name,
        onClick: () => savePreferredVersionName(version.name),
      }))}
    />
  );
  // In its mobile form the theme's dropdown is an item of a list.
  return isInMobileMenu ? (
    <ul className="menu__list">{dropdown}</ul>
  ) : (
    <Text as="div" size="small" className={styles.versions}>
      {dropdown}
    </Text>
  );
}
