import type {ReactNode} from 'react';

import type {HeatKind} from './leadHeat';

/**
 * The mark of a heat, which doesn't rely on color: filled in a ring is hot now, filled is hot, half filled is warm,
 * hollow is cold. Decoration: the heat's name is next to it or in the name of its button.
 */
export function HeatMark({kind}: {readonly kind: HeatKind}): ReactNode {
  return (
    <svg
      viewBox="-12 -12 24 24"
      width="1.5rem"
      height="1.5rem"
      display="block"
      overflow="visible"
      style={{flex: 'none'}}
      color={`var(--heat-${kind === 'hotNow' ? 'hot' : kind})`}
      fill="currentColor"
      strokeWidth="1.75"
      aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}

const empty = {fill: 'var(--mark-ground, transparent)', stroke: 'currentColor'};

const shapes = {
  hotNow: (
    <>
      <circle fill="none" stroke="currentColor" r="10" />
      <circle r="5.5" />
    </>
  ),
  hot: <circle r="6.5" />,
  warm: (
    <>
      <circle {...empty} r="5" />
      <path d="M0-5A5 5 0 0 0 0 5Z" />
    </>
  ),
  cold: <circle {...empty} r="4.5" />,
} satisfies Record<HeatKind, ReactNode>;
