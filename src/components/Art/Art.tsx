import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Grid} from '../Stack/Stack';
import styles from './Art.module.css';

export interface ArtProps {
  /** In units of the drawing. Twice as wide as high next to a title, because phones show it at the text's width. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A small picture of what a page is about. Decoration: the page says the same in words. */
export function Art({width, height, children}: ArtProps): ReactNode {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Content with its picture, if it has one, next to it, or below it on narrow screens. */
export function BesideArt({
  art,
  className,
  children,
}: {
  readonly art: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Grid
      columns={art ? [1, '20rem'] : [1]}
      gap={16}
      rowGap={10}
      align="start"
      className={clsx(styles.beside, className)}>
      <div>{children}</div>
      {art}
    </Grid>
  );
}

/** `x y`, with two decimals, on a circle around `x` and `y`; 0 turns is at the top. */
export function onCircle(x: number, y: number, radius: number, turns: number): string {
  const angle = 2 * Math.PI * turns;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
    .map((length) => Number(length.toFixed(2)))
    .join(' ');
}

/** A path of dots: each is a line without length, drawn as a round cap. */
export const dotsPath = (points: readonly string[]): string =>
  points.map((point) => `M${point}h0`).join('');
