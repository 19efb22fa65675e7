import {useId, type ReactNode} from 'react';

import styles from './Drawing.module.css';

/** The width of every drawing, in its own units. */
export const DRAWING_WIDTH = 360;

/**
 * The frame of a drawing, with a name and a description that are read out. How it fits every screen:
 *
 * - It is `DRAWING_WIDTH` units wide, as wide as the text, and scales as a whole. A phone shows a unit at about a pixel,
 *   a wide screen at 1.8 of them. So plan it for the phone: nothing in it moves on another screen.
 * - Its letters are set by the width of the frame: 14.4 units below 20 rem, 12.8 up to 30 rem, 9.3 above. They stay
 *   between 11 and 17 px. At the largest, about 45 fill the width, and a line takes 16 units.
 * - A path, polyline, or rectangle has a stroke of the same width on every screen: a hairline, unless `strokeWidth` is
 *   another token. The stroke of a circle scales unless it has the same `vectorEffect`.
 * - In an attribute a length is in units; in a stylesheet of the drawing `em` is the letters' size.
 *
 * It stands in a `Figure`, which has its caption.
 */
export function Drawing({
  title,
  description,
  height,
  children,
}: {
  /** What it is; read out first. */
  readonly title: string;
  /** What there is to see, with its figures; read out instead of the drawing. */
  readonly description: string;
  /** In the drawing's units. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        fontSize="16"
        viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}description`}>{description}</desc>
        <g className={styles.content}>{children}</g>
      </svg>
    </div>
  );
}
