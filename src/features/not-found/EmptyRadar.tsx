import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';

/** A radar whose only lead is out of range. */
export function EmptyRadar(): ReactNode {
  return (
    <Art width={300} height={300}>
      <path d="M150 150L150 20A130 130 0 0 1 262.6 85z" fill="var(--accent-wash)" stroke="none" />
      <path d="M20 150h260M150 20v260" stroke="var(--line)" />
      <circle cx="150" cy="150" r="130" />
      <circle cx="150" cy="150" r="88" />
      <circle cx="150" cy="150" r="46" stroke="var(--heat-hot)" strokeDasharray="3 5" />
      <path d="M150 150L262.6 85" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="274" cy="24" r="7" fill="var(--ink)" stroke="none" />
    </Art>
  );
}
