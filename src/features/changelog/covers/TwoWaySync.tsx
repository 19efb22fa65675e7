import type {ReactNode} from 'react';

import {CoverArt} from '@site/src/components/Art/Art';

/** Our fields and Salesforce's, synced in both directions. */
export function TwoWaySync(): ReactNode {
  return (
    <CoverArt>
      <rect x="22" y="24" width="72" height="87" rx="8" />
      <rect x="146" y="24" width="72" height="87" rx="8" />
      <path d="M37.5 54v-6m6.5 6v-11" stroke="var(--ink)" strokeWidth="5" strokeLinecap="butt" />
      <path d="M48.5 36a9 9 0 0 1 0 18z" fill="var(--accent)" stroke="none" />
      <path
        d="M163 53a6 6 0 0 1 0-12 9 9 0 0 1 16-3 7.5 7.5 0 0 1 6 15z"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path
        d="M36 68h44M36 81h30M36 94h38M160 68h44M160 81h30M160 94h38"
        stroke="var(--line)"
        strokeWidth="4"
      />
      <path d="M104 62h32m-6-6l6 6-6 6" stroke="var(--accent)" strokeWidth="2" />
      <path d="M136 82h-32m6-6l-6 6 6 6" stroke="var(--ink)" strokeWidth="2" />
    </CoverArt>
  );
}
