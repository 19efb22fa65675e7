import {useActiveDocContext, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';
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
 * The versions of one plugin instance. It needs a doc and not just a path: the 404 page of an unknown article was
 * rendered at another path and must hydrate to the same elements here.
 */
function VersionsOf({
  pluginId,
  isInMobileMenu,
}: VersionMenuProps & {readonly pluginId: string}): ReactNode {
  const {activeDoc} = useActiveDocContext(pluginId);
  if (!activeDoc) return null;
  const dropdown = (
    <DocsVersionDropdown
      docsPluginId={pluginId}
      dropdownItemsBefore={[]}
      dropdownItemsAfter={[]}
      items={[]}
      mobile={isInMobileMenu}
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
