import type {ReactNode} from 'react';

import {CoverArt, dotsPath} from '@site/src/components/Art/Art';

const [SPF, DKIM, DMARC] = [98, 144, 190];
const rows = [28, 54, 80, 106];

const passed = [`${SPF} 28`, `${DKIM} 28`, `${DMARC} 28`, `${DKIM} 80`, `${DMARC} 80`];
const failed = [`${SPF} 54`, `${DKIM} 54`, `${SPF} 80`, `${SPF} 106`, `${DKIM} 106`];

/** Four messages on their way through three checks; the second and the fourth stop at DMARC. */
export function Cover(): ReactNode {
  return (
    <CoverArt>
      <path d={`M${SPF} 14v106M${DKIM} 14v106M${DMARC} 14v106`} stroke="var(--line)" />
      <path d="M60 28h154M60 54h122M60 80h154M60 106h122M209 23l5 5-5 5M209 75l5 5-5 5" />
      <path d={rows.map((y) => `M26 ${y - 8}h24v16h-24zl12 9 12-9`).join('')} stroke="var(--ink)" />
      <path d={dotsPath(passed)} stroke="var(--ink)" strokeWidth="11" />
      <path d={dotsPath(failed)} strokeWidth="11" />
      <path d={dotsPath(failed)} stroke="var(--surface)" strokeWidth="8" />
      <path
        d={`M${DMARC} 54m-5-5l10 10m0-10l-10 10M${DMARC} 106m-5-5l10 10m0-10l-10 10`}
        stroke="var(--accent)"
        strokeWidth="3"
      />
    </CoverArt>
  );
}
