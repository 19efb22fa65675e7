import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

import styles from './VersionMenu.module.css';

/**
 * The choice of help versions: shown only inside the help centre. It asks for a document, not only for the
 * address: the 404 page of an unknown article was rendered at another address, and must come out the same here.
 */
export function VersionMenu({
  isInMobileMenu = false,
}: {
  readonly isInMobileMenu?: boolean;
}): ReactNode {
  const {activeDoc} = useActiveDocContext('help');
  if (!activeDoc) return null;
  const dropdown = (
    <DocsVersionDropdown
      docsPluginId="help"
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
