import clsx, {type ClassValue} from 'clsx';
import type {CSSProperties, ElementType, ReactNode} from 'react';

import {spaceOf, spacingOf, type Gap, type Polymorphic, type Spacing} from '../Text/Text';
import styles from './Stack.module.css';

interface Layout extends Spacing {
  /** Zero by default. */
  readonly gap?: Gap;
  /** The space between rows or lines when it isn't `gap`. */
  readonly rowGap?: Gap;
  readonly paddingBlock?: Gap;
  /** A hairline above and below. */
  readonly isFramed?: boolean;
  /** A hairline on one side. */
  readonly line?: 'above' | 'below';
  /** At least as tall as a touch target. */
  readonly isTarget?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

interface StackLook extends Layout {
  /** With `start`, children keep their own width instead of filling the column. */
  readonly align?: 'start';
  /** A hairline between children. `gap` is then the space on each side of it, and above and below the children. */
  readonly isDivided?: boolean;
}

interface ClusterLook extends Layout {
  /** `center` by default. */
  readonly align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  readonly justify?: 'between' | 'middle';
  readonly isInline?: boolean;
  /** Keeps children on one line, whatever the width. */
  readonly isOneLine?: boolean;
}

/** A number is in `fr`; a string is a CSS track size. */
type Column = number | string;

interface GridLook extends Layout {
  /** The columns, or the minimum width in rem of equal columns, as many as fit. */
  readonly columns: readonly Column[] | number;
  /** Up to this breakpoint, listed columns are stacked; `tablet` by default. */
  readonly collapse?: 'phone' | 'tablet' | 'mobile' | 'never';
  /** The columns on a tablet and below, instead of one. */
  readonly tablet?: readonly Column[];
  /** The columns on a phone, instead of one or of the tablet's. */
  readonly phone?: readonly Column[];
  readonly align?: 'center' | 'baseline' | 'start' | 'end';
}

const COLLAPSES = {
  phone: styles.belowPhone,
  tablet: styles.belowTablet,
  mobile: styles.belowMobile,
  never: styles.always,
};

/** Children in a column. */
export function Stack<E extends ElementType = 'div'>({
  as,
  align,
  isDivided,
  ...rest
}: Polymorphic<E, StackLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [align && styles.startItems, isDivided && styles.divided];
  return <Root {...spaced(rest, styles.stack, look)} />;
}

/** Children in a row that wraps. */
export function Cluster<E extends ElementType = 'div'>({
  as,
  align = 'center',
  justify,
  isInline,
  isOneLine,
  ...rest
}: Polymorphic<E, ClusterLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [
    styles[align],
    justify && styles[justify],
    isInline && styles.inline,
    isOneLine && styles.oneLine,
  ];
  return <Root {...spaced(rest, styles.cluster, look)} />;
}

/** Children in columns, stacked on narrow screens. */
export function Grid<E extends ElementType = 'div'>({
  as,
  columns,
  collapse = 'tablet',
  tablet,
  phone,
  align,
  ...rest
}: Polymorphic<E, GridLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const isFitted = typeof columns === 'number';
  const tracks = isFitted
    ? `repeat(auto-fit, minmax(min(${columns}rem, 100%), 1fr))`
    : tracksOf(columns);
  const look = [
    isFitted ? styles.always : COLLAPSES[collapse],
    tablet && styles.onTablet,
    phone && styles.onPhone,
    align && styles[align],
  ];
  const {style, ...props} = spaced(rest, styles.grid, look);
  const inputs = {
    '--columns': tracks,
    ...(tablet && {'--tablet-columns': tracksOf(tablet)}),
    ...(phone && {'--phone-columns': tracksOf(phone)}),
    ...style,
  };
  return <Root style={inputs} {...props} />;
}

/** With a minimum of 0, so that long words wrap instead of widening the column. */
const tracksOf = (columns: readonly Column[]): string =>
  columns
    .map((column) => (typeof column === 'number' ? `minmax(0, ${column}fr)` : column))
    .join(' ');

/** Props of an element with its classes, and its spacing as custom properties. */
function spaced<P extends Layout>(
  {
    gap,
    rowGap,
    paddingBlock,
    isFramed,
    line,
    isTarget,
    marginTop,
    marginBottom,
    padding,
    paddingTop,
    className,
    style,
    ...rest
  }: P,
  ...classes: ClassValue[]
) {
  const spacing = spacingOf({marginTop, marginBottom, padding, paddingTop});
  return {
    className: clsx(
      classes,
      paddingBlock && styles.padded,
      isFramed && styles.framed,
      line && styles[line],
      isTarget && styles.target,
      spacing.className,
      className,
    ),
    style: {
      ...(gap && {'--gap': spaceOf(gap)}),
      ...(rowGap !== undefined && {'--row-gap': spaceOf(rowGap)}),
      ...(paddingBlock && {'--padding-block': spaceOf(paddingBlock)}),
      ...spacing.style,
      ...style,
    } as CSSProperties,
    ...rest,
  };
}
