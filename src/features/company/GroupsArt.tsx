import type {ReactNode} from 'react';

import {Art} from '@site/src/components/Art/Art';
import {communityGroups} from '@site/src/data/community';

/** The radius of the largest disc. */
const RADIUS = 78;
const GAP = 8;

const membersOf = ({members}: (typeof communityGroups)[number]) =>
  Number.parseInt(members.replace(/\D/g, ''), 10);
const most = Math.max(...communityGroups.map(membersOf));

/** The groups as discs next to each other; a disc's area is its number of members. */
export function GroupsArt(): ReactNode {
  const discs = communityGroups.map((group) => ({
    name: group.name,
    members: group.members,
    radius: RADIUS * Math.sqrt(membersOf(group) / most),
  }));
  return (
    <Art width={378} height={158}>
      {discs.map(({name, members, radius}, index) => {
        const before = discs.slice(0, index).reduce((sum, disc) => sum + 2 * disc.radius + GAP, 0);
        const isMost = index === 0;
        return (
          <g key={name} transform={`translate(${before + radius + 1} ${157 - radius})`}>
            <circle r={radius} fill={isMost ? 'var(--ink)' : 'var(--surface)'} />
            <g
              fill={isMost ? 'var(--paper)' : 'var(--ink)'}
              stroke="none"
              fontSize="17"
              textAnchor="middle">
              <text y="-4" fontWeight="600">
                {name}
              </text>
              <text y="18">{members}</text>
            </g>
          </g>
        );
      })}
    </Art>
  );
}
