import Link from '@docusaurus/Link';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';

import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {getStartedTo, navGroups} from '@site/src/data/navigation';
import {Logo} from '../Logo/Logo';
import {MobileMenu} from '../MobileMenu/MobileMenu';
import {Search} from '../Search/Search';
import {SignIn} from '../SignIn/SignIn';
import {Dropdown} from './Dropdown';
import styles from './Header.module.css';
import {NoScriptMenu} from './NoScriptMenu';
import {useIsScrolled} from './useIsScrolled';
import {VersionMenu} from './VersionMenu';

/** Pixels of scroll after which the header turns translucent. */
const TRANSLUCENT_AFTER_PX = 20;

/** The header of every page. */
export function Header(): ReactNode {
  const isScrolled = useIsScrolled(TRANSLUCENT_AFTER_PX);
  return (
    <header className={clsx('navbar', styles.header, isScrolled && styles.scrolled)}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label="Home">
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.groups}>
          {navGroups.map((group) => (
            <Dropdown key={group.label} group={group} />
          ))}
        </nav>
        <NoScriptMenu />
        <div className={styles.tools}>
          <VersionMenu />
          <Search />
          <ColorModeToggle />
          <div className={styles.wide}>
            <SignIn />
          </div>
          <Button variant="primary" to={getStartedTo} className={styles.getStarted}>
            Get Started
          </Button>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
