import type {RadarLead} from '@site/src/data/radarLeads';

/** Width of a dot with its name and heat, where 1 is the outermost ring. */
const NAME_WIDTH = 0.385;

/** Whether a name is to the left of its dot: away from the center, unless it would cross the edge there. */
export function isNameLeft({x, y}: Pick<RadarLead, 'x' | 'y'>): boolean {
  const edge = Math.sqrt(Math.max(0, 1 - y ** 2));
  const isOutward = Math.abs(x) + NAME_WIDTH <= edge;
  return x < 0 === isOutward;
}
