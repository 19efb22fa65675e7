import type {CSSProperties, ReactNode} from 'react';

import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

export function ProgressBar({label, percent}: ProgressBarProps): ReactNode {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}>
      <div className={styles.fill} style={{'--percent': `${percent}%`} as CSSProperties} />
    </div>
  );
}
