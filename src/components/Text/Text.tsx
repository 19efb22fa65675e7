import clsx from 'clsx';
import type {ComponentPropsWithRef, ElementType, ReactNode} from 'react';

import styles from './Text.module.css';

/** Props of a component that renders another element, or a component, when `as` names one. */
export type Polymorphic<E extends ElementType, Own> = Own & {readonly as?: E} & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;

interface TextLook {
  /** A step of the type scale in tokens.css; the parent's size by default. */
  readonly size?: 'label' | 'small' | 'body' | 'large' | 'lead' | 'heading' | 'section';
  readonly tone?: 'ink' | 'muted' | 'accent';
  readonly weight?: 'regular' | 'semibold' | 'bold';
  /** On a line of its own, for a `span` or `strong`. */
  readonly isBlock?: boolean;
  /** Digits of one width, for figures that change or are compared. */
  readonly isFigures?: boolean;
  readonly isCaps?: boolean;
  readonly isOneLine?: boolean;
  /** As wide as a line of prose at most. */
  readonly isMeasured?: boolean;
  /** A link without its underline, in the accent color while the pointer is over it. */
  readonly isPlain?: boolean;
  readonly className?: string;
}

/** Text in a size, color, and weight of the scales: a paragraph, unless `as` says otherwise. */
export function Text<E extends ElementType = 'p'>({
  as,
  size,
  tone,
  weight,
  isBlock,
  isFigures,
  isCaps,
  isOneLine,
  isMeasured,
  isPlain,
  className,
  ...rest
}: Polymorphic<E, TextLook>): ReactNode {
  const Root: ElementType = as ?? 'p';
  const look = [
    size && styles[size],
    tone && styles[tone],
    weight && styles[weight],
    isBlock && styles.block,
    isFigures && styles.figures,
    isCaps && styles.caps,
    isOneLine && styles.oneLine,
    isMeasured && styles.measure,
    isPlain && styles.plain,
  ];
  return <Root className={clsx(look, className) || undefined} {...rest} />;
}

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
