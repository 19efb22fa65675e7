import {useId, type ReactNode} from 'react';

import styles from './PostDrawing.module.css';

/** The width of every drawing in its own units; a phone shows one at about a pixel each. */
export const DRAWING_WIDTH = 360;

/** The frame of a drawing in a post: as wide as the text, with a name and a description that are read out. */
export function PostDrawing({
  title,
  description,
  height,
  children,
}: {
  readonly title: string;
  /** What the drawing shows, for those who do not see it: its figures, not its looks. */
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
        <g className={styles.text}>{children}</g>
      </svg>
    </div>
  );
}
