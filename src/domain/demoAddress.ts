import {industries} from '../data/demo/industries';
import type {IndustryId} from '../data/demo/types';

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

/** What the query of an address that `demoPath` wrote means, or null when it names something that does not exist. */
export function positionOf(query: URLSearchParams): DemoPosition | null {
  const [id, number, step] = [query.get('industry'), query.get('lead'), query.get('step')];
  if (id === null) {
    return number === null && (step === null || step === 'start') ? {step: 'start'} : null;
  }
  const industry = industries.find((each) => each.id === id)?.id;
  if (!industry) return null;
  if (number === null) {
    return step === null || step === 'leads' ? {step: 'leads', industry} : null;
  }
  const lead = leadIndexOf(number);
  if (lead === null) return null;
  switch (step) {
    case null:
    case 'lead':
      return {step: 'lead', industry, lead};
    case 'sequence':
    case 'results':
      return {step, industry, lead};
    // The list with a lead named beside it: the list is what was asked for.
    case 'leads':
      return {step: 'leads', industry};
    default:
      return null;
  }
}

function leadIndexOf(text: string): LeadIndex | null {
  const index = ['1', '2', '3'].indexOf(text);
  return index === -1 ? null : (index as LeadIndex);
}
