import type {ReactNode} from 'react';

import {Art, dotsPath, onCircle} from '../Art/Art';

const SPOKES = 6;
const ends = Array.from({length: SPOKES}, (_spoke, index) =>
  onCircle(96, 48, 40, (index + 0.5) / SPOKES),
);

/** Columns of dots, each with fewer than the one before it. */
const columns = [7, 5, 3].map(
  (count, index) => `M${16 + 32 * index} ${48 - 6.5 * (count - 1)}v${13 * (count - 1) + 0.1}`,
);

export interface ClosingArtProps {
  readonly className?: string;
}

/** A small picture in the box at the end of a page, on ink. */
function Picture({className, children}: ClosingArtProps & {readonly children: ReactNode}) {
  return (
    <Art width={144} height={96} className={className}>
      {children}
    </Art>
  );
}

/** A hub with its spokes. */
export function ClosingHub(props: ClosingArtProps): ReactNode {
  return (
    <Picture {...props}>
      <path d={ends.map((end) => `M96 48L${end}`).join('')} />
      <path d={dotsPath(ends)} stroke="var(--ink)" strokeWidth="11" />
      <path d="M96 48h0" stroke="var(--accent)" strokeWidth="28" />
    </Picture>
  );
}

/** A message and its answer, which someone is writing. */
export function ClosingChat(props: ClosingArtProps): ReactNode {
  return (
    <Picture {...props}>
      <path d="M16 10h70a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H22l-16 8V20a10 10 0 0 1 10-10z" />
      <path d="M22 25h52" strokeWidth="5" />
      <path
        d="M68 52h60a10 10 0 0 1 10 10v28l-16-8H68a10 10 0 0 1-10-10V62a10 10 0 0 1 10-10z"
        fill="var(--accent)"
        stroke="none"
      />
      <path d={dotsPath(['82 67', '98 67', '114 67'])} stroke="var(--surface)" strokeWidth="7" />
    </Picture>
  );
}

/** Many names, of which one is worth a call. */
export function ClosingFew(props: ClosingArtProps): ReactNode {
  return (
    <Picture {...props}>
      <path
        d={columns.join('')}
        stroke="var(--line-strong)"
        strokeWidth="8"
        strokeDasharray="0 13"
      />
      <path d="M122 48h0" stroke="var(--accent)" strokeWidth="28" />
    </Picture>
  );
}
