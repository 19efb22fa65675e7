import type {RadarLead} from '@site/src/data/radarLeads';

/** Hottest first, as the Tab key walks the dots and the list reads; the same heat by name. */
export function hottestFirst(leads: readonly RadarLead[]): readonly RadarLead[] {
  return [...leads].sort((a, b) => b.heat - a.heat || a.name.localeCompare(b.name, 'en'));
}
