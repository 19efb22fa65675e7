import {heatOf} from '@site/src/components/HeatBar/heat';
import {isHotNow} from '@site/src/data/radarLeads';

/** How the radar draws a heat: `hotNow` is above 90, the others are the bands of the scale. */
export type HeatKind = 'hotNow' | 'hot' | 'warm' | 'cold';

export const kindLabels = {
  hotNow: 'Hot now',
  hot: 'Hot',
  warm: 'Warm',
  cold: 'Cold',
} satisfies Record<HeatKind, string>;

const kindOfBand = {Hot: 'hot', Warm: 'warm', Cold: 'cold'} as const;

/** @param heat from 0 to 100. */
export function kindOf(heat: number): HeatKind {
  return isHotNow({heat}) ? 'hotNow' : kindOfBand[heatOf(heat)];
}
