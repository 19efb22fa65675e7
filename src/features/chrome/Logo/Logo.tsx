import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import logo from '@site/.generated/logo.json';
import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Cluster} from '@site/src/components/Stack/Stack';
import styles from './Logo.module.css';

/** Height of the mark on the page; the box grows below it where the name has descenders. */
const MARK_HEIGHT_REM = 1.5;

const box = ({x, y, width, height}: typeof logo.viewBox) => `${x} ${y} ${width} ${height}`;

/** The wordmark in the theme's colors, as a link to the home page. Its outlines are generated from the brand's name. */
export function Logo(): ReactNode {
  return <BuiltHtml id="logo">{process.env.HYDRATE_CLIENT_ENTRY ? null : <LogoLink />}</BuiltHtml>;
}

function LogoLink(): ReactNode {
  return (
    <Cluster as={Link} to="/" isInline className={styles.home} aria-label={`${logo.name} home`}>
      <svg
        className={styles.logo}
        style={{height: `${(MARK_HEIGHT_REM * logo.viewBox.height) / logo.markViewBox.height}rem`}}
        viewBox={box(logo.viewBox)}
        role="img"
        aria-label={logo.name}>
        <path d={logo.markPaths.steps} />
        <path className={styles.ember} d={logo.markPaths.ember} />
        <path d={logo.wordmarkPath} />
      </svg>
    </Cluster>
  );
}
