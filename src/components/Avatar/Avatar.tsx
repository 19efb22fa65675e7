import clsx from 'clsx';
import type {ReactNode} from 'react';

import {heatOf} from '../HeatBar/heat';
import styles from './Avatar.module.css';
import {initialsOf} from './initialsOf';

export interface AvatarProps {
  /** A person's or a company's name, shown as initials. */
  readonly name: string;
  /** 0 to 100: the disc takes the colour of its heat. Neutral without. */
  readonly score?: number;
}

/** Initials on a disc. Decoration: the name stands beside it. */
export function Avatar({name, score}: AvatarProps): ReactNode {
  return (
    <span
      className={clsx(styles.avatar, score !== undefined && styles[heatOf(score).toLowerCase()])}
      aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
