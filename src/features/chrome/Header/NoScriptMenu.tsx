import Link from '@docusaurus/Link';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {navGroups} from '@site/src/data/navigation';
import styles from './Header.module.css';

/** The menu without JavaScript, on every screen. The dropdowns and the phone menu need it. */
export function NoScriptMenu(): ReactNode {
  return (
    <Cluster as="nav" align="stretch" aria-label="Main">
      {navGroups.map(({label, entries}) => (
        <details key={label} name="groups" className={styles.dropdown}>
          <Cluster as="summary" gap={1} isInline isOneLine className={styles.group}>
            {label}
            <Icon icon={ChevronDown} size={16} className="chevron" />
          </Cluster>
          <div className={styles.panel}>
            <Panel as="ul" className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Cluster as={Link} align="stretch" to={entry.to} className={styles.entry}>
                    {entry.label}
                  </Cluster>
                </li>
              ))}
            </Panel>
          </div>
        </details>
      ))}
    </Cluster>
  );
}
