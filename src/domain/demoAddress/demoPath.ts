import type {IndustryId} from '../../data/demo/types';

/** Which of an industry's three leads: its place in the list, from 0. */
export type LeadIndex = 0 | 1 | 2;

/** Where in the demo an address can lead. */
export type DemoPosition =
  | {readonly step: 'start'}
  | {readonly step: 'leads'; readonly industry: IndustryId}
  | {
      readonly step: 'lead' | 'sequence' | 'results';
      readonly industry: IndustryId;
      readonly lead: LeadIndex;
    };

/**
 * The address of a place in the demo: `/demo?industry=fintech&lead=2&step=sequence`. Leads count from 1 there.
 * `positionOf` reads it. It stands beside, because that needs the industries, which a link does not load.
 */
export function demoPath(position: DemoPosition): string {
  if (position.step === 'start') return '/demo';
  const {industry, step} = position;
  const query = new URLSearchParams({
    industry,
    ...('lead' in position && {lead: String(position.lead + 1)}),
    step,
  });
  return `/demo?${query.toString()}`;
}
