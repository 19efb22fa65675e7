import {heatOf} from '@site/src/components/HeatBar/heat';
import {isHotNow, radarLeads, type RadarLead} from '@site/src/data/radarLeads';
import {scoreOf} from '@site/src/domain/leadScore';

export interface HeatedLead extends RadarLead {
  /** 0 to 100. */
  readonly heat: number;
  /** Emails opened. */
  readonly opens: number;
}

/** The order of the list and of the Tab key; leads of the same heat are sorted by name. */
export const leadsHottestFirst: readonly HeatedLead[] = radarLeads
  .map((lead) => ({...lead, heat: scoreOf(lead), opens: lead.engagement?.open ?? 0}))
  .sort((a, b) => b.heat - a.heat || a.name.localeCompare(b.name, 'en'));

/** The look of a heat on the radar: `hotNow` is above 90, the others are the bands of the scale. */
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
  return isHotNow(heat) ? 'hotNow' : kindOfBand[heatOf(heat)];
}

export const heatFilters = ['all', 'hot', 'warm', 'cold'] as const;
export type HeatFilter = (typeof heatFilters)[number];

export const filterLabels = {
  all: 'All',
  hot: 'Hot',
  warm: 'Warm',
  cold: 'Cold',
} satisfies Record<HeatFilter, string>;

/** The filter in the URL's `?heat=`; all leads when there's no such filter. */
export function parseHeatFilter(value: string | null): HeatFilter {
  return heatFilters.find((filter) => filter === value) ?? 'all';
}

/** The leads that a filter shows, hottest first. */
export function leadsIn(filter: HeatFilter): readonly HeatedLead[] {
  return filter === 'all'
    ? leadsHottestFirst
    : leadsHottestFirst.filter(({heat}) => heatOf(heat) === filterLabels[filter]);
}

/** `All 12 leads`, `5 of 12 leads: Hot`. */
export function filterNote(filter: HeatFilter): string {
  const total = leadsHottestFirst.length;
  return filter === 'all'
    ? `All ${total} leads`
    : `${leadsIn(filter).length} of ${total} leads: ${filterLabels[filter]}`;
}
