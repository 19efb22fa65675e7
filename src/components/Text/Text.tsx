import clsx from 'clsx';
import type {ComponentPropsWithRef, CSSProperties, ElementType, ReactNode} from 'react';

import styles from './Text.module.css';

/** Props of a component that renders another element, or a component, when `as` names one. */
export type Polymorphic<E extends ElementType, Own> = Own & {readonly as?: E} & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;

/** Steps of the space scale in tokens.css: 4 is `--space-4`. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20;

export interface Spacing {
  readonly marginTop?: Gap;
  readonly marginBottom?: Gap;
  /** On all sides, or above and below, and then on both sides. */
  readonly padding?: Gap | readonly [block: Gap, inline: Gap];
  readonly paddingTop?: Gap;
}

interface TextLook extends Spacing {
  /** A step of the type scale in tokens.css; the parent's size by default. */
  readonly size?:
    | 'label'
    | 'small'
    | 'medium'
    | 'body'
    | 'large'
    | 'lead'
    | 'heading'
    | 'section'
    | 'title'
    | 'figure';
  readonly tone?: 'ink' | 'muted' | 'accent' | 'error';
  readonly weight?: 'regular' | 'semibold' | 'bold';
  /** The line height; the parent's by default. */
  readonly leading?: number;
  /** The typeface of headings, in bold. */
  readonly isHead?: boolean;
  /** In a row, fills the remaining width, or wraps to its own line when that's less than this many rem. */
  readonly grow?: number;
  /** On a line of its own, for a `span` or `strong`. */
  readonly isBlock?: boolean;
  /** Tabular digits, for figures that change or are compared. */
  readonly isFigures?: boolean;
  readonly isCaps?: boolean;
  /** Drops the space below the last paragraph, for text in a box. */
  readonly isTrimmed?: boolean;
  readonly isOneLine?: boolean;
  /** Breaks inside words too, for addresses and keys. */
  readonly isBreakable?: boolean;
  /** At most as wide as a line of prose. */
  readonly isMeasured?: boolean;
  /** A link without underline, in the accent color on hover. */
  readonly isPlain?: boolean;
  /** A link tall enough for touch, with its icon next to it. `compact` is lower with a mouse. */
  readonly tap?: 'full' | 'compact';
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Text in a size, color, and weight of the scales; a paragraph by default. */
export function Text<E extends ElementType = 'p'>({
  as,
  size,
  tone,
  weight,
  leading,
  isHead,
  grow,
  isBlock,
  isFigures,
  isCaps,
  isTrimmed,
  isOneLine,
  isBreakable,
  isMeasured,
  isPlain,
  marginTop,
  marginBottom,
  padding,
  paddingTop,
  tap,
  className,
  style,
  ...rest
}: Polymorphic<E, TextLook>): ReactNode {
  const Root: ElementType = as ?? 'p';
  const look = [
    size && styles[size],
    tone && styles[tone],
    isHead && styles.head,
    weight && styles[weight],
    leading && styles.leading,
    grow !== undefined && styles.growing,
    isBlock && styles.block,
    isFigures && styles.figures,
    isCaps && styles.caps,
    isTrimmed && styles.trimmed,
    isOneLine && styles.oneLine,
    isBreakable && styles.breakable,
    isMeasured && styles.measure,
    isPlain && styles.plain,
    tap && styles[`${tap}Tap`],
  ];
  const spacing = spacingOf({marginTop, marginBottom, padding, paddingTop});
  return (
    <Root
      className={clsx(look, spacing.className, className) || undefined}
      style={{
        ...(leading && {'--leading': leading}),
        ...(grow !== undefined && {'--basis': `${grow}rem`}),
        ...spacing.style,
        ...style,
      }}
      {...rest}
    />
  );
}

/** Classes and custom properties of an element's margins and padding. */
export function spacingOf({marginTop = 0, marginBottom = 0, padding, paddingTop}: Spacing) {
  const margins = marginTop || marginBottom ? lengthsOf([marginTop, marginBottom]) : undefined;
  const paddings = paddingTop
    ? lengthsOf([paddingTop, 0, 0])
    : padding && lengthsOf([padding].flat());
  return {
    className: clsx(margins && styles.margins, paddings && styles.padded),
    style: {
      ...(margins && {'--margins': margins}),
      ...(paddings && {'--padding': paddings}),
    } as CSSProperties,
  };
}

const lengthsOf = (gaps: readonly Gap[]) => gaps.map(spaceOf).join(' ');

/** A step of the space scale as a CSS length. */
export const spaceOf = (gap: Gap) => (gap === 0 ? '0rem' : `var(--space-${gap})`);

export interface TwoLinesProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly noteSize?: 'label' | 'small';
}

/** A title with a quieter line below it, inside a `<p>` or a `<span>`. */
export function TwoLines({title, note, noteSize = 'label'}: TwoLinesProps): ReactNode {
  return (
    <>
      <Text as="span" weight="semibold" isBlock>
        {title}
      </Text>
      <Text as="span" size={noteSize} tone="muted" isBlock>
        {note}
      </Text>
    </>
  );
}
