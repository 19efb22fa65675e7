import {useId, type ReactNode} from 'react';

import {Figure} from '@site/src/components/Figure/Figure';
import styles from './Drawing.module.css';

/** The width of every drawing in its own units; a phone shows one at about a pixel each. */
export const WIDTH = 360;

/** The frame of a drawing in a guide, with a name and a description that are read out. */
export function Drawing({
  title,
  description,
  caption,
  height,
  children,
}: {
  readonly title: string;
  /** What the drawing shows, for those who do not see it. */
  readonly description: string;
  readonly caption: string;
  /** In the drawing's units. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <Figure label={title} caption={caption}>
      <div className={styles.frame}>
        <svg
          className={styles.drawing}
          fontSize="16"
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}description`}>
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}description`}>{description}</desc>
          <g className={styles.text}>{children}</g>
        </svg>
      </div>
    </Figure>
  );
}

/** A straight arrow with its head at the end, along one axis. */
export function Arrow({
  from,
  to,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}): ReactNode {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <>
      <path className={styles.line} d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path
        className={styles.head}
        d="M0 0L-7 -3.5V3.5Z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </>
  );
}
