import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';
import {partnerTiers, shareOf} from '@site/src/data/partners';

const WIDTH = 125;
const FLOOR = 170;
/** The height of one percent, so that the steps compare like the shares. */
const UNIT = 4.4;

/** The tiers as steps, as high as their commission. */
export function LadderArt(): ReactNode {
  const last = partnerTiers.length - 1;
  return (
    <Art width={WIDTH * partnerTiers.length - 3} height={FLOOR + 1}>
      {partnerTiers.map((tier, index) => {
        const height = tier.commission * 100 * UNIT;
        return (
          <g key={tier.name} transform={`translate(${WIDTH * index + 2} ${FLOOR - height})`}>
            <rect
              width={WIDTH - 6}
              height={height}
              rx="8"
              fill={index === last ? 'var(--ink)' : 'var(--surface)'}
              stroke={index === last ? 'var(--ink)' : undefined}
            />
            <text
              x={(WIDTH - 6) / 2}
              y="-14"
              fill="var(--ink)"
              stroke="none"
              fontFamily="var(--font-head)"
              fontSize="28"
              fontWeight="700"
              textAnchor="middle">
              {shareOf(tier)}
            </text>
            <g
              fill={index === last ? 'var(--paper)' : 'var(--ink)'}
              stroke="none"
              fontSize="14"
              textAnchor="middle">
              <text x={(WIDTH - 6) / 2} y={height - 34} fontWeight="600">
                {tier.name}
              </text>
              <text x={(WIDTH - 6) / 2} y={height - 14}>
                {tier.requirement}
              </text>
            </g>
          </g>
        );
      })}
    </Art>
  );
}
