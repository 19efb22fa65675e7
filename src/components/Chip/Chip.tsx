import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Chip.module.css';

interface ChipWords {
  readonly children: ReactNode;
  /** The choice that holds now. */
  readonly isChosen?: boolean;
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
export function Chip({children, isChosen = false, to, onClick}: ChipProps): ReactNode {
  const className = clsx(styles.chip, isChosen && styles.chosen);
  return to === undefined ? (
    <button type="button" className={className} aria-pressed={isChosen} onClick={onClick}>
      {children}
    </button>
  ) : (
    <Link to={to} className={className} aria-current={isChosen ? 'page' : undefined}>
      {children}
    </Link>
  );
}
