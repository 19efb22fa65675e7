import {useId, type ReactNode} from 'react';

import styles from './Drawing.module.css';

/** The width of every illustration, in its own units. */
export const DRAWING_WIDTH = 360;

/**
 * The frame of an illustration, with an accessible name and description. How it fits every screen:
 *
 * - It's `DRAWING_WIDTH` units wide, as wide as the text, and scales as a whole. A unit is about a pixel on a phone and
 *   1.8 pixels on a wide screen. Design it for the phone: nothing moves on other screens.
 * - The font size depends on the width of the frame: 14.4 units below 20 rem, 12.8 up to 30 rem, 9.3 above. It stays
 *   between 11 and 17 px. At the largest, about 45 characters fill the width, and a line takes 16 units.
 * - A path, polyline, or rectangle has the same stroke width on every screen: a hairline, unless `strokeWidth` is
 *   another token. The stroke of a circle scales unless it has the same `vectorEffect`.
 * - Lengths in attributes are in units. In its stylesheet, `em` is the font size.
 *
 * Put it in a `Figure`, which has its caption.
 */
export function Drawing({
  title,
  description,
  height,
  children,
}: {
  /** The accessible name. */
  readonly title: string;
  /** The accessible description: everything to see, with its figures. */
  readonly description: string;
  /** In the illustration's units. */
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
        <g className={styles.content} aria-hidden="true">
          {children}
        </g>
      </svg>
    </div>
  );
}
