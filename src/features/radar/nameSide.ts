import type {RadarLead} from '@site/src/data/radarLeads';

/** Room for a dot and its name with the heat, where 1 is the outermost ring. */
const NAME_WIDTH = 0.4;

/** Whether a name stands at the left of its dot: away from the centre, unless it would cross the edge there. */
export function isNameLeft({x, y}: Pick<RadarLead, 'x' | 'y'>): boolean {
  const edge = Math.sqrt(Math.max(0, 1 - y ** 2));
  const isOutward = Math.abs(x) + NAME_WIDTH <= edge;
  return x < 0 === isOutward;
}
