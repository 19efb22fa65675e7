import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLocation} from '@docusaurus/router';
import {ChevronDown} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {TwoLines} from '@site/src/components/Text/Text';
import type {MenuLabel} from '@site/src/data/header';
import {navGroups} from '@site/src/data/navigation';
import {navIcons} from '../navIcons';
import styles from './Header.module.css';

/** The links of a dropdown. */
export function DropdownLinks({label}: {readonly label: MenuLabel}): ReactNode {
  const {pathname} = useLocation();
  const picture = useBaseUrl('/menus/radar.svg');
  const group = navGroups.find((menu) => menu.label === label);
  return (
    <Panel as="ul" className={styles.list}>
      {group?.entries.map(({label: title, to, description, icon}) => (
        <li key={to}>
          <Cluster
            as={Link}
            gap={3}
            align="stretch"
            isOneLine
            to={to}
            className={styles.entry}
            aria-current={pathname === to ? 'page' : undefined}>
            <Icon icon={navIcons[icon]} tone="muted" />
            <span className={styles.words}>
              <TwoLines title={title} note={description} />
            </span>
          </Cluster>
        </li>
      ))}
      {group?.pictured && (
        <li className={styles.picture} style={{'--picture': `url(${picture})`} as CSSProperties}>
          {group.pictured.map(({label: title, to}) => (
            <Link key={to} to={to}>
              {title}
            </Link>
          ))}
        </li>
      )}
    </Panel>
  );
}

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
