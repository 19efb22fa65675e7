import {heatOf} from '../../src/components/HeatBar/heat';
import {distanceOf} from '../../src/data/radarLeads';
import {served, type Files} from './files';
import type {Palette} from './palette';

/** A lead's place on the radar, where 1 is its radius, and its heat from 0 to 100. */
export interface RadarPoint {
  readonly x: number;
  readonly y: number;
  readonly heat: number;
}

const WIDTH = 176;
const HEIGHT = 200;
const RADIUS = 76;

/** Returns the picture of the radar that a menu loads when it opens. It's on ink, so both themes share it. */
export function menuFiles(leads: readonly RadarPoint[], {muted, heat}: Palette): Files {
  const [cold, warm, hot] = heat;
  const colors = {Cold: cold, Warm: warm, Hot: hot};
  const rings = [90, 80, 50, 0].map(
    (start) => `<circle r="${Math.round(RADIUS * distanceOf(start))}"/>`,
  );
  const dots = leads.map(
    ({x, y, heat: score}) =>
      `<path stroke="${colors[heatOf(score)]}" d="M${Math.round(x * RADIUS)} ${Math.round(y * RADIUS)}h0"/>`,
  );
  return {
    [served('/menus/radar.svg')]:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}" fill="none">` +
      `<g stroke="${muted}" stroke-opacity=".5">${rings.join('')}</g>` +
      `<g stroke-width="9" stroke-linecap="round">${dots.join('')}</g></svg>\n`,
  };
}
