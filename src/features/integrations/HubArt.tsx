import type {ReactNode} from 'react';

import {Art, dotsPath, onCircle} from '@site/src/components/Art/Art';
import {integrationCategories} from '@site/src/data/integrations';

const WIDTH = 239;
const HEIGHT = 252;
const X = WIDTH / 2;
const Y = HEIGHT / 2;
const SPOKE = 86;
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
      return onCircle(X, Y, SPOKE + 15 + 19 * row, turns + offset);
    });
    return {id, end: onCircle(X, Y, SPOKE, turns), dots};
  });
  return (
    <Art width={WIDTH} height={HEIGHT}>
      <circle cx={X} cy={Y} r={SPOKE} stroke="var(--line)" />
      <path d={spokes.map(({end}) => `M${X} ${Y}L${end}`).join('')} />
      <path d={dotsPath(spokes.map(({end}) => end))} stroke="var(--ink)" strokeWidth="7" />
      <path d={dotsPath(spokes.flatMap(({dots}) => dots))} strokeWidth="11" />
      <circle cx={X} cy={Y} r="30" fill="var(--ink)" stroke="none" />
      <path d={`M${X} ${Y - 15}a15 15 0 0 1 0 30z`} fill="var(--accent)" stroke="none" />
      <path
        d={`M${X - 6} ${Y + 15}v-20M${X - 15} ${Y + 15}v-12`}
        stroke="var(--paper)"
        strokeWidth="6"
        strokeLinecap="butt"
      />
    </Art>
  );
}
