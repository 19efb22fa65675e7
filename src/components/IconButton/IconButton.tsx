import clsx from 'clsx';
import type {ComponentPropsWithRef, ReactNode} from 'react';

import {Icon, type IconProps} from '../Icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconProps['icon'];
  /** The button's accessible name. */
  readonly label: string;
  readonly size?: IconProps['size'];
}

/** A button that shows only an icon, large enough for touch. */
export function IconButton({icon, label, size, className, ...rest}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)} {...rest}>
      <Icon icon={icon} size={size} label={label} />
    </button>
  );
}
