import type {ReactNode} from 'react';

import {Art, dotsPath, onCircle} from '@site/src/components/Art/Art';
import {integrationCategories} from '@site/src/data/integrations';

const SPOKE = 74;
/** Between neighbors on a row of dots, in turns. */
const STEP = 0.034;

/** A hub with a spoke for each category, and a dot for each of its tools. */
export function HubArt(): ReactNode {
  const spokes = integrationCategories.map(({id, tools}, index) => {
    const turns = index / integrationCategories.length;
    const dots = tools.map((_tool, place) => {
      const row = Math.floor(place / 3);
      const inRow = Math.min(3, tools.length - 3 * row);
      const offset = ((place % 3) - (inRow - 1) / 2) * STEP * (4 / (4 + row));
      return onCircle(150, 150, SPOKE + 20 + 18 * row, turns + offset);
    });
    return {id, end: onCircle(150, 150, SPOKE, turns), dots};
  });
  return (
    <Art width={300} height={300}>
      <circle cx="150" cy="150" r={SPOKE} stroke="var(--line)" />
      <path d={spokes.map(({end}) => `M150 150L${end}`).join('')} />
      <path d={dotsPath(spokes.map(({end}) => end))} stroke="var(--ink)" strokeWidth="7" />
      <path d={dotsPath(spokes.flatMap(({dots}) => dots))} strokeWidth="11" />
      <circle cx="150" cy="150" r="26" fill="var(--ink)" stroke="none" />
      <path d="M150 137a13 13 0 0 1 0 26z" fill="var(--accent)" stroke="none" />
      <path
        d="M145 163v-17M137 163v-10"
        stroke="var(--paper)"
        strokeWidth="5"
        strokeLinecap="butt"
      />
    </Art>
  );
}
