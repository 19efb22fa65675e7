import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import styles from './Chip.module.css';

interface ChipLook {
  readonly children: ReactNode;
  /** Whether this is the current choice. */
  readonly isChosen?: boolean;
  /** With an icon, the chip is as wide as its grid cell. */
  readonly icon?: LucideIcon;
}

export type ChipProps = ChipLook &
  (
    | {readonly to: string; readonly onClick?: never}
    | {readonly onClick: () => void; readonly to?: never}
  );

/** A choice in a row of a few: a link with a URL, otherwise a toggle button. The chosen one is ink. */
export function Chip({children, isChosen = false, icon, to, onClick}: ChipProps): ReactNode {
  const className = clsx(styles.chip, icon && styles.wide, isChosen && styles.chosen);
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {children}
    </>
  );
  return to === undefined ? (
    <button type="button" className={className} aria-pressed={isChosen} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link to={to} className={className} aria-current={isChosen ? 'page' : undefined}>
      {content}
    </Link>
  );
}
