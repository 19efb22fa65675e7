import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import styles from './Chip.module.css';

interface ChipWords {
  readonly children: ReactNode;
  /** The choice that holds now. */
  readonly isChosen?: boolean;
  /** As wide as its cell of a grid, with an icon. */
  readonly icon?: LucideIcon;
}

export type ChipProps = ChipWords &
  (
    | {readonly to: string; readonly onClick?: never}
    | {readonly onClick: () => void; readonly to?: never}
  );

/**
 * One of a few choices that stand side by side; ink is the one that holds. With an address it is a link to a page, which
 * is the current one when it is chosen, and otherwise a button that is pressed when it is chosen.
 */
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
