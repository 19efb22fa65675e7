import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ComponentPropsWithRef, ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import styles from './Button.module.css';

interface Look {
  /** `primary` is ember: at most one in view. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'medium' | 'large';
  readonly icon?: LucideIcon;
  readonly className?: string;
  readonly children: ReactNode;
}

export type ButtonProps = Look &
  (
    | ({readonly to?: undefined} & Omit<ComponentPropsWithRef<'button'>, 'children'>)
    | {
        readonly to: string;
        readonly onClick?: () => void;
        readonly download?: boolean | string;
      }
  );

/** The site's button, or a link that looks like one when it has a URL. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const classes = clsx(styles.button, styles[variant], styles[size], className);
  const content = (
    <>
      {icon && <Icon icon={icon} size={size === 'large' ? 20 : 16} />}
      <span>{children}</span>
    </>
  );

  if (rest.to !== undefined) {
    const {to, download, ...link} = rest;
    // Files in static/ aren't routes, so a download has to bypass the router.
    const target = download === undefined ? to : `pathname://${to}`;
    return (
      <Link
        to={target}
        className={classes}
        download={download}
        target={download === undefined ? undefined : '_self'}
        {...link}>
        {content}
      </Link>
    );
  }
  const {to: _none, type = 'button', ...button} = rest;
  return (
    <button type={type} className={classes} {...button}>
      {content}
    </button>
  );
}
