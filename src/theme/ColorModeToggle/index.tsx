// Change: the button works before hydration, so it isn't disabled until then. plugins/wake acts on `data-color-mode`,
// in the same order of modes.
import siteStorage from '@generated/site-storage';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ColorModeToggle.module.css';

const next = {system: 'light', light: 'dark', dark: null} as const;

const modeLabel = {
  system: 'system mode',
  light: 'light mode',
  dark: 'dark mode',
} as const;

/** Switches from the system's color mode to light, dark, and back. The page shows the icon of its attribute. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const choice = value ?? 'system';
  const label = `Switch between dark and light mode (currently ${modeLabel[choice]})`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode={`theme${siteStorage.namespace}`}
        title={modeLabel[choice]}
        aria-label={label}
        onClick={() => onChange(next[choice])}>
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
