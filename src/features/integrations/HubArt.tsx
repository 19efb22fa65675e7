import type {ReactNode} from 'react';

import {Art, dotsPath, Mark} from '@site/src/components/Art/Art';
import {integrationCategories} from '@site/src/data/integrations';

const WIDTH = 400;
const HEIGHT = 190;
const X = WIDTH / 2;
const Y = HEIGHT / 2;
/** From the hub to the end of a spoke. */
const SPOKE = 62;
const ROW = 66;
const DOT = 16;

/** A hub with a spoke for each category, half of them on either side, and a dot for each of its tools. */
export function HubArt(): ReactNode {
  const half = Math.ceil(integrationCategories.length / 2);
  const spokes = integrationCategories.map(({name, tools}, index) => {
    const side = index < half ? -1 : 1;
    const y = Y + ((index % half) - (half - 1) / 2) * ROW;
    const x = X + side * SPOKE;
    const text = x + side * 13;
    const dots = tools.map((_tool, place) => `${text + side * (5 + place * DOT)} ${y + 13}`);
    return {name, side, x, y, text, dots};
  });
  return (
    <Art width={WIDTH} height={HEIGHT}>
      <path
        d={spokes
          .map(({side, x, y}) => `M${X} ${Y}C${x - side * 20} ${Y} ${x - side * 34} ${y} ${x} ${y}`)
          .join('')}
      />
      <path d={dotsPath(spokes.map(({x, y}) => `${x} ${y}`))} stroke="var(--ink)" strokeWidth="8" />
      <path d={dotsPath(spokes.flatMap(({dots}) => dots))} strokeWidth="10" />
      <circle cx={X} cy={Y} r="32" fill="var(--ink)" stroke="none" />
      <Mark x={X - 15} y={Y - 15} size={30} color="paper" />
      <g fill="var(--ink)" stroke="none" fontSize="16" fontWeight="600">
        {spokes.map(({name, side, y, text}) => (
          <text key={name} x={text} y={y - 3} textAnchor={side < 0 ? 'end' : 'start'}>
            {name}
          </text>
        ))}
      </g>
    </Art>
  );
}
