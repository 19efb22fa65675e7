import type {ReactNode} from 'react';

import logo from '@site/.generated/logo.json';
import styles from './Logo.module.css';

/** Height of the mark on the page; the box grows below it where the name has descenders. */
const MARK_HEIGHT_REM = 1.5;

const box = ({x, y, width, height}: typeof logo.viewBox) => `${x} ${y} ${width} ${height}`;

/** The wordmark in the colours of the theme; its outlines are generated from the brand's name. */
export function Logo(): ReactNode {
  return (
    <svg
      className={styles.logo}
      style={{height: `${(MARK_HEIGHT_REM * logo.viewBox.height) / logo.markViewBox.height}rem`}}
      viewBox={box(logo.viewBox)}
      role="img"
      aria-label={logo.name}>
      <path className={styles.steps} d={logo.markPaths.steps} />
      <path className={styles.ember} d={logo.markPaths.ember} />
      <path className={styles.word} d={logo.wordmarkPath} />
    </svg>
  );
}
