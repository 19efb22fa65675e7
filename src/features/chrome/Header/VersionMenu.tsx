import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

import styles from './VersionMenu.module.css';

/** The choice of help versions: shown only inside the help centre. */
export function VersionMenu(): ReactNode {
  const plugin = useActivePlugin();
  if (plugin?.pluginId !== 'help') return null;
  return (
    <div className={styles.versions}>
      <DocsVersionDropdown
        docsPluginId="help"
        dropdownItemsBefore={[]}
        dropdownItemsAfter={[]}
        items={[]}
        position="right"
      />
    </div>
  );
}
