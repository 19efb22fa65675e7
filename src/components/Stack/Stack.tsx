import clsx from 'clsx';
import type {ElementType, ReactNode} from 'react';

import type {Polymorphic} from '../Text/Text';
import styles from './Stack.module.css';

/** Steps of the space scale in tokens.css: 4 is `--space-4`. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
type RowGap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface StackLook {
  /** Zero by default. */
  readonly gap?: Gap;
  /** The space between rows when it isn't `gap`, for a class that adds columns. */
  readonly rowGap?: RowGap;
  /** With `start` or `center`, children keep their own width instead of filling the column. */
  readonly align?: 'start' | 'center';
  /** A hairline between children. `gap` is then the space on each side of it, and above and below the children. */
  readonly isDivided?: boolean;
  /** A hairline above and below the stack. */
  readonly isFramed?: boolean;
  /** A hairline on one side of the stack. */
  readonly line?: 'above' | 'below';
  readonly className?: string;
}

interface ClusterLook {
  /** Zero by default. */
  readonly gap?: Gap;
  /** The space between lines when it isn't `gap`. */
  readonly rowGap?: RowGap;
  /** `center` by default. */
  readonly align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  readonly justify?: 'between' | 'middle' | 'last';
  readonly isInline?: boolean;
  /** Keeps children on one line, whatever the width. */
  readonly isOneLine?: boolean;
  readonly className?: string;
}

/** Children below each other, in one column. */
export function Stack<E extends ElementType = 'div'>({
  as,
  gap = 0,
  rowGap,
  align,
  isDivided,
  isFramed,
  line,
  className,
  ...rest
}: Polymorphic<E, StackLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [
    styles[`gap${gap}`],
    rowGap !== undefined && styles[`rowGap${rowGap}`],
    align && styles[`${align}Items`],
    isDivided && styles.divided,
    isFramed && styles.framed,
    line && styles[line],
  ];
  return <Root className={clsx(styles.stack, look, className)} {...rest} />;
}

/** Children next to each other, on as many lines as they need. */
export function Cluster<E extends ElementType = 'div'>({
  as,
  gap = 0,
  rowGap,
  align = 'center',
  justify,
  isInline,
  isOneLine,
  className,
  ...rest
}: Polymorphic<E, ClusterLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [
    styles[`gap${gap}`],
    rowGap !== undefined && styles[`rowGap${rowGap}`],
    styles[align],
    justify && styles[justify],
    isInline && styles.inline,
    isOneLine && styles.oneLine,
  ];
  return <Root className={clsx(styles.cluster, look, className)} {...rest} />;
}
