import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

import styles from './VersionMenu.module.css';

interface VersionMenuProps {
  readonly isInMobileMenu?: boolean;
}

/** The choice of versions, wherever the visitor reads documents of which there is more than one version. */
export function VersionMenu({isInMobileMenu = false}: VersionMenuProps): ReactNode {
  const plugin = useActivePlugin();
  if (!plugin || plugin.pluginData.versions.length < 2) return null;
  return <VersionsOf pluginId={plugin.pluginId} isInMobileMenu={isInMobileMenu} />;
}

/**
 * The versions of one plugin instance. It asks for a document, not only for the address: the 404 page of an unknown
 * article was rendered at another address, and must come out the same here.
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
    <ul className={`menu__list ${styles.mobile}`}>{dropdown}</ul>
  ) : (
    <div className={styles.versions}>{dropdown}</div>
  );
}
