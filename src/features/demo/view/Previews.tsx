import type {ReactNode} from 'react';

import styles from './Previews.module.css';

/** Where the tick of each lead stands, of 100. */
const SCORES = [92, 71, 46];

/** Days of the five emails, of 14. */
const DAYS = [1, 3, 6, 10, 14];

/** Share of the emails that are sent, opened, and replied to, of 100. */
const SHARES = [100, 62, 28];

function Preview({height, children}: {readonly height: number; readonly children: ReactNode}) {
  return (
    <svg className={styles.preview} viewBox={`0 0 360 ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Three leads, hottest first. */
export function LeadsPreview(): ReactNode {
  return (
    <Preview height={96}>
      {SCORES.map((score, row) => (
        <g key={score} transform={`translate(0 ${row * 34})`}>
          <circle cx="13" cy="14" r="13" />
          <path d="M40 9h96M40 20h64" />
          <path className={styles.scale} d="M220 14h120" />
          <path className={styles.tick} d={`M${220 + score * 1.2} 6v16`} />
        </g>
      ))}
    </Preview>
  );
}

/** Five emails on their days. */
export function SequencePreview(): ReactNode {
  return (
    <Preview height={30}>
      <path className={styles.scale} d="M13 15h314" />
      {DAYS.map((day) => (
        <circle key={day} cx={13 + ((day - 1) / 13) * 314} cy="15" r="10" />
      ))}
    </Preview>
  );
}

/** Emails sent, opened, and answered. */
export function ResultsPreview(): ReactNode {
  return (
    <Preview height={66}>
      {SHARES.map((share, row) => (
        <path key={share} d={`M4 ${10 + row * 23}h${share * 3.3}`} className={styles.share} />
      ))}
    </Preview>
  );
}
