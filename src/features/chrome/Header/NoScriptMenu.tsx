import Link from '@docusaurus/Link';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {navGroups} from '@site/src/data/navigation';
import styles from './Dropdown.module.css';

/** The groups without JavaScript, on every screen: the dropdowns and the phone menu need it. */
export function NoScriptMenu(): ReactNode {
  return (
    <noscript>
      <nav aria-label="Main" className={styles.noScript}>
        {navGroups.map(({label, entries}) => (
          <details key={label} name="groups" className={styles.dropdown}>
            <summary className={styles.button}>
              {label}
              <Icon icon={ChevronDown} size={16} className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <ul className={styles.list}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Link to={entry.to} className={styles.entry}>
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </nav>
    </noscript>
  );
}
