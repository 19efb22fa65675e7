import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';
import {shortDate} from '@site/src/lib/dates';

/** More don't fit next to the title. */
const MOST = 5;
const ROW = 60;

interface Release {
  /** Starts with the version: `v2.5.0: bounce routing`. */
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
}

/** The latest versions with their dates along a line, newest on top. */
export function VersionRail({releases}: {readonly releases: readonly Release[]}): ReactNode {
  const shown = releases.slice(0, MOST);
  return (
    <Art width={320} height={shown.length * ROW}>
      <path d={`M24 30v${shown.length * ROW - 30}`} strokeWidth="2" stroke="var(--line)" />
      {shown.map(({title, date}, row) => (
        <g key={title} transform={`translate(24 ${row * ROW + 30})`}>
          <circle
            r={row === 0 ? 9 : 6}
            fill={row === 0 ? 'var(--accent)' : 'var(--paper)'}
            stroke={row === 0 ? 'var(--accent)' : undefined}
            strokeWidth="2"
          />
          <g stroke="none" dominantBaseline="central">
            <text
              x="32"
              fill="var(--ink)"
              fontFamily="var(--font-head)"
              fontSize={row === 0 ? 34 : 22}
              fontWeight="700">
              {title.split(':')[0]}
            </text>
            <text x="296" fill="var(--muted)" fontSize="15" textAnchor="end">
              {shortDate(date)}
            </text>
          </g>
        </g>
      ))}
    </Art>
  );
}
