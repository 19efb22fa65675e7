import type {ReactNode} from 'react';

/** The position of each lead's tick, of 100. */
const SCORES = [92, 71, 46];

/** Days of the five emails, of 14. */
const DAYS = [1, 3, 6, 10, 14];

/** Share of the emails that are sent, opened, and replied to, of 100. */
const SHARES = [100, 62, 28];

/** A sketch of a step's result. */
function Preview({height, children}: {readonly height: number; readonly children: ReactNode}) {
  return (
    <svg
      width="360"
      height={height}
      viewBox={`0 0 360 ${height}`}
      color="color-mix(in srgb, var(--line), var(--line-strong) 20%)"
      fill="currentColor"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true">
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
          <path d="M40 9h96M40 20h64" strokeWidth="6" />
          <path d="M236 14h122" strokeWidth="4" />
          <path d={`M${236 + score * 1.22} 6v16`} stroke="var(--line-strong)" strokeWidth="3" />
        </g>
      ))}
    </Preview>
  );
}

/** Five emails on their days. */
export function SequencePreview(): ReactNode {
  return (
    <Preview height={30}>
      <path d="M13 15h334" strokeWidth="4" />
      {DAYS.map((day) => (
        <circle key={day} cx={13 + ((day - 1) / 13) * 334} cy="15" r="10" />
      ))}
    </Preview>
  );
}

/** Emails sent, opened, and answered. */
export function ResultsPreview(): ReactNode {
  return (
    <Preview height={66}>
      {SHARES.map((share, row) => (
        <path key={share} d={`M6 ${10 + row * 23}h${share * 3.48}`} strokeWidth="12" />
      ))}
    </Preview>
  );
}
