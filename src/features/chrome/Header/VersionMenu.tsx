import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Versions} from '../Versions';
import {Dropdown} from './Dropdown';
import styles from './Header.module.css';

/** The version dropdown, on pages of docs that have more than one version. */
export function VersionMenu(): ReactNode {
  return (
    <Versions>
      {(versions) => (
        <nav aria-label="Versions" className={styles.versions}>
          <Dropdown label={versions.find(({isCurrent}) => isCurrent)?.label ?? 'Versions'}>
            <Panel as="ul" className={styles.list}>
              {versions.map(({label, to, isCurrent, prefer}) => (
                <li key={label}>
                  <Cluster
                    as={Link}
                    to={to}
                    className={styles.entry}
                    onClick={prefer}
                    // A missing article is a hash that no page has as an anchor.
                    data-noBrokenLinkCheck
                    aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </Cluster>
                </li>
              ))}
            </Panel>
          </Dropdown>
        </nav>
      )}
    </Versions>
  );
}
