import {industryNames} from '../data/demo/industryNames';
import type {IndustryId} from '../data/demo/types';

/** Index in an industry's list of leads. */
export type LeadIndex = 0 | 1 | 2;

/** A step of the demo that a URL can restore. */
export type DemoPosition =
  | {readonly step: 'start'}
  | {readonly step: 'leads'; readonly industry: IndustryId}
  | {
      readonly step: 'lead' | 'sequence' | 'results';
      readonly industry: IndustryId;
      readonly lead: LeadIndex;
    };

/** Returns the path of a position: `/demo?industry=fintech&lead=2&step=sequence`. Leads count from 1 in the URL. */
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

/** Reads a position from the query that `demoPath` writes. Returns null for an unknown step, industry, or lead. */
export function positionOf(query: URLSearchParams): DemoPosition | null {
  const [id, number, step] = [query.get('industry'), query.get('lead'), query.get('step')];
  if (id === null) {
    return number === null && (step === null || step === 'start') ? {step: 'start'} : null;
  }
  if (!Object.hasOwn(industryNames, id)) return null;
  const industry = id as IndustryId;
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
    // The step wins over the lead.
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
