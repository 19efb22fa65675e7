import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Grid} from '../Stack/Stack';
import styles from './Art.module.css';
import {EMBER_PATH, MARK_SIZE, STEPS_PATH} from './mark';

export interface ArtProps {
  /** In units of the drawing. Twice as wide as high next to a title, because phones show it at the text's width. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A small picture of what a page is about. Decoration: the page says the same in words. */
export function Art({width, height, className, children}: ArtProps): ReactNode {
  return (
    <svg
      className={clsx(styles.art, className)}
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
  isArtWide = false,
  className,
  children,
}: {
  readonly art: ReactNode;
  /** For a picture with text, which is too small at the usual width. */
  readonly isArtWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Grid
      columns={art ? [1, isArtWide ? 'max(20rem, 35%)' : '20rem'] : [1]}
      gap={isArtWide ? 12 : 16}
      rowGap={10}
      align="start"
      className={clsx(styles.beside, className)}>
      <div>{children}</div>
      {art}
    </Grid>
  );
}

/** The frame of a cover, a small picture of a post or a release for lists. */
export function CoverArt({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Art width={240} height={135} className={styles.cover}>
      {children}
    </Art>
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

/** The path of an envelope around a point, this wide. */
export const envelopePath = (x: number, y: number, width: number): string => {
  const half = width / 2;
  const top = y - 0.7 * half;
  return `M${x - half} ${top}h${width}v${1.4 * half}h${-width}zl${half} ${0.8 * half} ${half} ${-0.8 * half}`;
};

export interface MarkProps {
  /** Of its upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Its height. */
  readonly size: number;
  /** The token of its steps' color. */
  readonly color?: string;
}

/** The brand's mark, as in its files. */
export function Mark({x, y, size, color = 'ink'}: MarkProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / MARK_SIZE})`} stroke="none">
      <path d={STEPS_PATH} fill={`var(--${color})`} />
      <path d={EMBER_PATH} fill="var(--accent)" />
    </g>
  );
}
