import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';

/** A full mailbox, with its code and the five retries. */
export function BounceRetries(): ReactNode {
  return (
    <CoverArt>
      <rect
        x="24"
        y="20"
        width="92"
        height="28"
        rx="6"
        fill="var(--surface-sunken)"
        stroke="var(--line)"
      />
      <text
        x="70"
        y="39"
        fill="var(--ink)"
        stroke="none"
        fontFamily="var(--font-code)"
        fontSize="15"
        textAnchor="middle">
        552 5.2.2
      </text>
      <path d="M24 112h192" stroke="var(--line)" />
      <path d="M24 92h28v19h-28zl14 11 14-11" stroke="var(--ink)" />
      <path
        d="M60 108a12 34 0 0 1 24 0a12 28 0 0 1 24 0a12 22 0 0 1 24 0a12 16 0 0 1 24 0a12 10 0 0 1 24 0"
        strokeDasharray="4 4"
      />
      <path d="M186 111V88a12 12 0 0 1 24 0v23z" />
      <path d="M191 106h14m-14-6h14m-14-6h14" stroke="var(--accent)" strokeWidth="2.5" />
    </CoverArt>
  );
}
