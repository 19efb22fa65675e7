import siteStorage from '@generated/site-storage';
import {useColorMode} from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ColorModeToggle.module.css';

const next = {system: 'light', light: 'dark', dark: null} as const;

/**
 * Switches from the system's color mode to light, dark, and back. It works before hydration, unlike the theme's:
 * plugins/wake acts on `data-color-mode`, in the same order of modes, and the page shows the icon of its attribute.
 */
export function ColorModeToggle(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const choice = colorModeChoice ?? 'system';
  const label = `${choice} mode`;
  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        data-color-mode={`theme${siteStorage.namespace}`}
        title={label}
        aria-label={`Switch between dark and light mode (currently ${label})`}
        onClick={() => setColorMode(next[choice])}>
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
