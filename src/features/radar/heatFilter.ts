import {heatOf} from '@site/src/components/HeatBar/heat';
import type {RadarLead} from '@site/src/data/radarLeads';

export const heatFilters = ['all', 'hot', 'warm', 'cold'] as const;
export type HeatFilter = (typeof heatFilters)[number];

export const filterLabels = {
  all: 'All',
  hot: 'Hot',
  warm: 'Warm',
  cold: 'Cold',
} satisfies Record<HeatFilter, string>;

/** The filter an address asks for with `?heat=`; all when it names none that exists. */
export function parseHeatFilter(value: string | null): HeatFilter {
  return heatFilters.find((filter) => filter === value) ?? 'all';
}

/** The leads of a band, in the given order. */
export function filterLeads(leads: readonly RadarLead[], filter: HeatFilter): readonly RadarLead[] {
  return filter === 'all' ? leads : leads.filter(({heat}) => heatOf(heat) === filterLabels[filter]);
}

/** `All 12 leads`, `5 of 12 leads: Hot`. */
export function filterNote(shown: number, total: number, filter: HeatFilter): string {
  return filter === 'all'
    ? `All ${total} leads`
    : `${shown} of ${total} leads: ${filterLabels[filter]}`;
}
