import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import {heatColorOf} from '../HeatBar/heat';
import styles from './Avatar.module.css';

/** First letters of the first and last word: `Sara Kim` is `SK`, `Ledgerloom` is `L`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ?? '').charAt(0).toUpperCase())
    .join('');
}

export interface AvatarProps {
  /** A person's or a company's name, shown as initials. */
  readonly name: string;
  /** 0 to 100, for a disc in the color of its heat. Neutral by default. */
  readonly score?: number;
}

/** Initials on a disc. Decoration: the name is next to it. */
export function Avatar({name, score}: AvatarProps): ReactNode {
  return (
    <span
      className={clsx(styles.avatar, score !== undefined && styles.scored)}
      style={score === undefined ? undefined : ({'--heat': heatColorOf(score)} as CSSProperties)}
      aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
