import {useId, type ReactNode} from 'react';

import styles from './Drawing.module.css';

/** Lengths of a drawing: down in em, so that it grows with the reader's type size; across in per cent, so that it fits any screen. */
export const em = (value: number): string => `${value}em`;
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/**
 * An SVG as wide as the text. It does not scale: its type stays as large as the page's small type on a phone,
 * so a text in it has at most 36 characters.
 */
export function Drawing({
  title,
  description,
  height,
  children,
}: {
  /** What it is; read out first. */
  readonly title: string;
  /** What there is to see, with the figures; read out instead of the drawing. */
  readonly description: string;
  /** In em of the drawing's type. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      width="100%"
      height={em(height)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
