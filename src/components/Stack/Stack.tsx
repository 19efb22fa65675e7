import clsx from 'clsx';
import type {CSSProperties, ElementType, ReactNode} from 'react';

import type {Polymorphic} from '../Text/Text';
import styles from './Stack.module.css';

/** Steps of the space scale in tokens.css: 4 is `--space-4`. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface Spacing {
  /** Zero by default. */
  readonly gap?: Gap;
  /** The space between rows or lines when it isn't `gap`. */
  readonly rowGap?: Gap;
  readonly className?: string;
  readonly style?: CSSProperties;
}

interface StackLook extends Spacing {
  /** With `start` or `center`, children keep their own width instead of filling the column. */
  readonly align?: 'start' | 'center';
  /** A hairline between children. `gap` is then the space on each side of it, and above and below the children. */
  readonly isDivided?: boolean;
  /** A hairline above and below the stack. */
  readonly isFramed?: boolean;
  /** A hairline on one side of the stack. */
  readonly line?: 'above' | 'below';
}

interface ClusterLook extends Spacing {
  /** `center` by default. */
  readonly align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  readonly justify?: 'between' | 'middle' | 'last';
  readonly isInline?: boolean;
  /** Keeps children on one line, whatever the width. */
  readonly isOneLine?: boolean;
}

/** A number is a share of the free width, as `fr`; a string is a CSS track size. */
type Column = number | string;

interface GridLook extends Spacing {
  /** The columns, or the least width of a column in rem: then there are as many equal ones as fit. */
  readonly columns: readonly Column[] | number;
  /** The breakpoint up to which listed columns are one below the other; `tablet` by default. */
  readonly collapse?: 'phone' | 'tablet' | 'mobile' | 'never';
  readonly align?: 'center' | 'baseline' | 'start' | 'end';
}

const COLLAPSES = {
  phone: styles.belowPhone,
  tablet: styles.belowTablet,
  mobile: styles.belowMobile,
  never: styles.always,
};

/** Children below each other, in one column. */
export function Stack<E extends ElementType = 'div'>({
  as,
  gap,
  rowGap,
  align,
  isDivided,
  isFramed,
  line,
  className,
  style,
  ...rest
}: Polymorphic<E, StackLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [
    align && styles[`${align}Items`],
    isDivided && styles.divided,
    isFramed && styles.framed,
    line && styles[line],
  ];
  return (
    <Root
      className={clsx(styles.stack, look, className)}
      style={spaced(gap, rowGap, style)}
      {...rest}
    />
  );
}

/** Children next to each other, on as many lines as they need. */
export function Cluster<E extends ElementType = 'div'>({
  as,
  gap,
  rowGap,
  align = 'center',
  justify,
  isInline,
  isOneLine,
  className,
  style,
  ...rest
}: Polymorphic<E, ClusterLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [
    styles[align],
    justify && styles[justify],
    isInline && styles.inline,
    isOneLine && styles.oneLine,
  ];
  return (
    <Root
      className={clsx(styles.cluster, look, className)}
      style={spaced(gap, rowGap, style)}
      {...rest}
    />
  );
}

/** Children in columns, which become one where the screen is narrow. */
export function Grid<E extends ElementType = 'div'>({
  as,
  columns,
  collapse = 'tablet',
  gap,
  rowGap,
  align,
  className,
  style,
  ...rest
}: Polymorphic<E, GridLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const isFitted = typeof columns === 'number';
  const tracks = isFitted
    ? `repeat(auto-fit, minmax(min(${columns}rem, 100%), 1fr))`
    : columns.map(trackOf).join(' ');
  const look = [isFitted ? styles.always : COLLAPSES[collapse], align && styles[align]];
  return (
    <Root
      className={clsx(styles.grid, look, className)}
      style={spaced(gap, rowGap, {'--columns': tracks, ...style} as CSSProperties)}
      {...rest}
    />
  );
}

/** Minimum of zero, so that long words wrap instead of widening the column. */
function trackOf(column: Column): string {
  return typeof column === 'number' ? `minmax(0, ${column}fr)` : column;
}

function spaced(gap?: Gap, rowGap?: Gap, style?: CSSProperties): CSSProperties | undefined {
  if (!gap && rowGap === undefined) return style;
  return {
    ...(gap && {'--gap': `var(--space-${gap})`}),
    ...(rowGap !== undefined && {'--row-gap': rowGap ? `var(--space-${rowGap})` : '0rem'}),
    ...style,
  };
}
