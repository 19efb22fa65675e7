import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';

/** The preview of an email to a contact without a first name, and a finding of the spam check. */
export function EmptyField(): ReactNode {
  return (
    <CoverArt>
      <rect x="28" y="16" width="184" height="103" rx="8" />
      <g fill="var(--ink)" stroke="none" fontSize="19" fontWeight="600">
        <text x="44" y="47">
          Hi
        </text>
        <text x="129" y="47">
          ,
        </text>
      </g>
      <rect
        x="68"
        y="29"
        width="58"
        height="25"
        rx="5"
        fill="var(--accent-wash)"
        stroke="var(--accent)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <path d="M44 72h150M44 86h46M142 86h40M44 100h86" stroke="var(--line)" strokeWidth="4" />
      <path d="M98 86h36" strokeWidth="4" />
      <path d="M97 92q3 4 6 0t6 0 6 0 6 0 6 0 6 0" stroke="var(--accent)" strokeWidth="1.5" />
    </CoverArt>
  );
}
