import Link from '@docusaurus/Link';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster} from '@site/src/components/Stack/Stack';
import {getStartedTo, menuLabels} from '@site/src/data/header';
import {ColorModeToggle} from '../ColorModeToggle/ColorModeToggle';
import {Logo} from '../Logo/Logo';
import {MobileMenu} from '../MobileMenu/MobileMenu';
import {Search} from '../Search/Search';
import {SignIn} from '../SignIn/SignIn';
import {Versions} from '../Versions';
import {Dropdown} from './Dropdown';
import {DropdownLinks, NoScriptMenu} from './DropdownLinks';
import styles from './Header.module.css';

/** Pixels of scroll after which the header turns translucent. */
const TRANSLUCENT_AFTER_PX = 20;

/** The header of every page. */
export function Header(): ReactNode {
  const [isScrolled, setIsScrolled] = useState(false);
  useScrollPosition(({scrollY}) => setIsScrolled(scrollY > TRANSLUCENT_AFTER_PX));
  return (
    <header className={clsx('navbar', styles.header, isScrolled && styles.scrolled)}>
      <Cluster gap={4} isOneLine className={`pageWidth ${styles.inner}`}>
        <Logo />
        <Cluster as="nav" align="stretch" isOneLine aria-label="Main" className={styles.groups}>
          {menuLabels.map((label) => (
            <Dropdown key={label} label={label}>
              <BuiltHtml id={`menu-${label}`}>
                {process.env.HYDRATE_CLIENT_ENTRY ? null : <DropdownLinks label={label} />}
              </BuiltHtml>
            </Dropdown>
          ))}
        </Cluster>
        {/* Browsers with scripts ignore the menu, so its code isn't loaded. */}
        <noscript>{process.env.HYDRATE_CLIENT_ENTRY ? null : <NoScriptMenu />}</noscript>
        <Cluster gap={2} isOneLine className={styles.tools}>
          <VersionMenu />
          <Search />
          <ColorModeToggle />
          <div className={styles.wide}>
            <SignIn />
          </div>
          <Button to={getStartedTo} className={styles.getStarted}>
            Get Started
          </Button>
          <MobileMenu />
        </Cluster>
      </Cluster>
    </header>
  );
}

/** The version dropdown, on pages of docs that have more than one version. */
function VersionMenu(): ReactNode {
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
